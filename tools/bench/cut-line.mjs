import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** A line to a server that can be cut: what is on its way then is lost, in either direction, and nothing new gets through. */
export class CutLine {
  #sockets = new Set();
  #isCut = false;

  /** @param port of the server, on this machine */
  constructor(port) {
    this.server = createServer((phone) => {
      if (this.#isCut) return phone.destroy();
      const server = connect(port, '127.0.0.1');
      for (const [one, other] of [
        [phone, server],
        [server, phone],
      ]) {
        this.#sockets.add(one);
        one.on('error', () => undefined);
        one.on('close', () => {
          this.#sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
  }

  /** @returns the address that the phone is given */
  async open() {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${this.server.address().port}`;
  }

  cut() {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend() {
    this.#isCut = false;
  }

  close() {
    this.cut();
    this.server.close();
  }
}
