import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** One request, always the same, as the bytes that travel. */
export interface RawRequest {
  host: string;
  port: number;
  bytes: Buffer;
}

const OK = Buffer.from('HTTP/1.1 200 ');
const END_OF_HEAD = Buffer.from('\r\n\r\n');

/**
 * A connection that does next to nothing itself: Node's own HTTP client costs more than a bare server does, and
 * would be what is measured. All answers to the same request have to be equally long.
 */
export class RawConnection {
  readonly #socket: Socket;
  readonly #request: Buffer;
  #answerLength = 0;
  #received = 0;
  #done: (() => void) | undefined;
  #fail: ((fault: Error) => void) | undefined;

  private constructor(socket: Socket, request: Buffer) {
    this.#socket = socket;
    this.#request = request;
    socket.setNoDelay(true);
    socket.on('data', (data) => this.#take(data));
    socket.on('error', (fault) => this.#fail?.(fault));
    socket.on('close', () => this.#fail?.(new Error('The server closed the connection')));
  }

  static async open({ host, port, bytes }: RawRequest): Promise<RawConnection> {
    const socket = connect(port, host);
    await once(socket, 'connect');
    return new RawConnection(socket, bytes);
  }

  /** Sends the request; done when its answer is complete. */
  send(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#done = resolve;
      this.#fail = reject;
      this.#socket.write(this.#request);
    });
  }

  close(): void {
    this.#fail = undefined;
    this.#socket.destroy();
  }

  #take(data: Buffer): void {
    const fault = this.#received === 0 ? this.#begin(data) : undefined;
    this.#received += data.length;
    if (fault !== undefined) this.#fail?.(new Error(fault));
    else if (this.#received > this.#answerLength)
      this.#fail?.(new Error('An answer was longer than the first'));
    else if (this.#received === this.#answerLength) {
      this.#received = 0;
      this.#done?.();
    }
  }

  #begin(data: Buffer): string | undefined {
    if (!data.subarray(0, OK.length).equals(OK)) {
      return `Not answered with 200: ${data.toString('utf8', 0, 200)}`;
    }
    if (this.#answerLength === 0) this.#answerLength = lengthOf(data);
    return Number.isNaN(this.#answerLength) ? 'The answer does not say how long it is' : undefined;
  }
}

/** Of head and body together; NaN when the head doesn't say it. */
function lengthOf(data: Buffer): number {
  const headEnd = data.indexOf(END_OF_HEAD);
  const bodyLength = /\r\ncontent-length: (\d+)/i.exec(data.toString('latin1', 0, headEnd + 2))?.[1];
  return bodyLength === undefined ? Number.NaN : headEnd + END_OF_HEAD.length + Number(bodyLength);
}
