// Squares as pictures, on a canvas over the terminal: discs are round in it, not stairs of blocks.

export class Overlay {
  constructor(terminal) {
    this.terminal = terminal;
    this.canvas = document.createElement("canvas");
    this.canvas.id = "overlay";
    terminal.element.querySelector(".xterm-screen").append(this.canvas);
    // Pictures by their numbers.
    this.pictures = new Map();
    this.drawn = Promise.resolve();
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
    }
    this.cell = cell;
    return cell;
  }

  // Draws what has changed, after the changes before. `images` are pairs of a number and of pixels or a file of them.
  draw(changes) {
    this.drawn = this.drawn.then(() => this.drawNext(changes)).catch((error) => console.warn(error));
    return this.drawn;
  }

  async drawNext({ clear, forget, images, gone, shown }) {
    const bitmaps = await Promise.all(images.map(([, image]) => createImageBitmap(image)));
    const context = this.canvas.getContext("2d");
    if (forget) this.pictures.clear();
    if (clear) context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    images.forEach(([number], at) => this.pictures.set(number, bitmaps[at]));
    const [width, height] = this.cell;
    for (const [column, row, columns, rows] of gone) {
      context.clearRect(column * width, row * height, columns * width, rows * height);
    }
    for (const [column, row, , , number] of shown) {
      const picture = this.pictures.get(number);
      if (picture) context.drawImage(picture, column * width, row * height);
    }
  }
}
