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

function draw(game) {
  const figure = document.getElementById("game");
  figure.hidden = !game;
  if (!game) return;
  const board = document.getElementById("board");
  board.replaceChildren(...[...game.board].map((sign) => {
    const square = document.createElement("i");
    square.className = { X: "b", O: "w" }[sign] || "";
    return square;
  }));
  const [black, white] = game.players;
  document.getElementById("names").textContent = `Now: ${black} - ${white}, move ${game.moves}`;
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

look();
