import { expect, it } from 'vitest';
import { readJsonLines } from './json-lines.ts';

function streamOf(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) {
        controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
      }
      controller.close();
    },
  });
}

async function read(stream: ReadableStream<Uint8Array>): Promise<unknown[]> {
  const lines: unknown[] = [];
  for await (const line of readJsonLines(stream)) lines.push(line);
  return lines;
}

it.each([
  ['in one piece', ['{"a":1}\n{"b":"ü"}\n']],
  ['cut anywhere', ['{"a"', ':1}', '\n', '{"b":"ü"}\n']],
  ['without a line break at the end', ['{"a":1}\n{"b":"ü"}']],
  ['with empty lines', ['\n{"a":1}\n\n{"b":"ü"}\n\n']],
])('reads lines %s', async (_, pieces) => {
  expect(await read(streamOf(...pieces))).toEqual([{ a: 1 }, { b: 'ü' }]);
});

it('puts a letter together that was cut', async () => {
  const bytes = new TextEncoder().encode('{"b":"ü"}\n');
  const cut = bytes.indexOf(0xc3) + 1;
  expect(await read(streamOf(bytes.slice(0, cut), bytes.slice(cut)))).toEqual([{ b: 'ü' }]);
});

it('gives every line as soon as it is whole', async () => {
  let push: (text: string) => void = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      push = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
  });
  const lines = readJsonLines(stream);
  push('{"a":1}\n{"b"');
  expect((await lines.next()).value).toEqual({ a: 1 });
});

it('lets go of an answer that nobody reads to the end', async () => {
  let isLeft = false;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"a":1}\n{"b":2}\n')),
    cancel: () => {
      isLeft = true;
    },
  });
  for await (const line of readJsonLines(stream)) if (line) break;
  expect(isLeft).toBe(true);
});

it('fails when the answer breaks off', async () => {
  await expect(read(streamOf('{"a":1}\n{"b":'))).rejects.toThrow();
});
