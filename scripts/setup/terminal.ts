import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

export interface Terminal {
  /** Returns an empty text at the end of the input. */
  ask(question: string): Promise<string>;
  /** Hides the typed text. */
  askSecretly(question: string): Promise<string>;
  close(): void;
}

/** Prompts on the terminal; the input may also be a pipe. */
export function openTerminal(): Terminal {
  let isSecret = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isSecret) process.stderr.write(chunk);
      done();
    },
  });
  const reader = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY === true });
  // Lines that arrive between two questions wait here.
  const lines = reader[Symbol.asyncIterator]();

  async function ask(question: string): Promise<string> {
    process.stderr.write(question);
    const { value = '' } = await lines.next();
    return value;
  }

  return {
    ask,
    async askSecretly(question) {
      isSecret = true;
      try {
        return await ask(question);
      } finally {
        isSecret = false;
        process.stderr.write('\n');
      }
    },
    close: () => reader.close(),
  };
}
