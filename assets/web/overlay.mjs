// Squares as pictures, on a canvas over the terminal: discs are round in it, not stairs of blocks.

export class Overlay {
  constructor(terminal) {
    this.terminal = terminal;
    this.canvas = document.createElement("canvas");
    this.canvas.id = "overlay";
    terminal.element.querySelector(".xterm-screen").append(this.canvas);
    // Pictures by their numbers, and the squares that show one, by their places.
    this.pictures = new Map();
    this.squares = new Map();
  }

  // Size of a cell in device pixels; the canvas takes the size of the terminal.
  measure() {
    const screen = this.terminal.element.querySelector(".xterm-screen");
    const { width, height } = screen.getBoundingClientRect();
    const scale = globalThis.devicePixelRatio || 1;
    const cell = [
      Math.round((width * scale) / this.terminal.cols),
      Math.round((height * scale) / this.terminal.rows),
    ];
    const size = [cell[0] * this.terminal.cols, cell[1] * this.terminal.rows];
    if (String(size) !== String([this.canvas.width, this.canvas.height])) {
      [this.canvas.width, this.canvas.height] = size;
      this.canvas.style.width = `${width}px`;
      this.canvas.style.height = `${height}px`;
      this.squares.clear();
    }
    this.cell = cell;
    return cell;
  }

  // Draws what has changed.
  draw({ forget, images, shown }) {
    const context = this.canvas.getContext("2d");
    if (forget) {
      this.pictures.clear();
      this.squares.clear();
      context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    }
    for (const [number, image] of images) this.pictures.set(number, image);
    const [width, height] = this.cell;
    const next = new Map(shown.map((square) => [String(square.slice(0, 4)), square]));
    for (const [place, [column, row, columns, rows]] of this.squares) {
      if (next.has(place)) continue;
      context.clearRect(column * width, row * height, columns * width, rows * height);
    }
    for (const [place, square] of next) {
      const [column, row, , , number] = square;
      const image = this.pictures.get(number);
      if (image && this.squares.get(place)?.[4] !== number) {
        context.putImageData(image, column * width, row * height);
      }
    }
    this.squares = next;
  }
}
