// The landing page: the line for ssh, and a game that is being played.

// Milliseconds between two looks at the game.
const PAUSE = 5000;

const ssh = document.getElementById("ssh");
const port = ssh.dataset.port;
ssh.textContent = port === "22" ? `ssh ${location.hostname}` : `ssh -p ${port} ${location.hostname}`;

const copy = document.getElementById("copy");
copy.onclick = async () => {
  try {
    await navigator.clipboard.writeText(ssh.textContent);
    copy.textContent = "Copied";
  } catch {
    getSelection().selectAllChildren(ssh);
  }
};

// Without a game, the board as every game begins.
const BEGIN = ".".repeat(27) + "OX......XO" + ".".repeat(27);

function draw(game) {
  document.getElementById("game").hidden = false;
  const board = document.getElementById("board");
  board.replaceChildren(...[...(game?.board ?? BEGIN)].map((sign) => {
    const square = document.createElement("i");
    square.className = { X: "b", O: "w" }[sign] || "";
    return square;
  }));
  const text = game ? `Now: ${game.players.join(" - ")}, move ${game.moves}` : "";
  document.getElementById("names").textContent = text;
}

async function look() {
  if (!document.hidden) {
    try {
      const answer = await fetch("/game.json");
      draw(answer.status === 200 ? await answer.json() : null);
    } catch {
      // The network may come back.
    }
  }
  setTimeout(look, PAUSE);
}

// A telephone has no ssh at hand.
document.getElementById("over-ssh").open = !matchMedia("(pointer: coarse)").matches;
draw(null);
look();
