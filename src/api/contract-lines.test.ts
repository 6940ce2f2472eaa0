import { expect, it } from 'vitest';
import { readLines } from './contract-lines.ts';
import { UnexpectedAnswerError } from './errors.ts';

function buildStream(pieces: string[], onCancel = () => {}): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const waiting = pieces.map((piece) => encoder.encode(piece));
  return new ReadableStream({
    pull(controller) {
      const next = waiting.shift();
      if (next) controller.enqueue(next);
      else controller.close();
    },
    cancel: onCancel,
  });
}

async function gather(stream: ReadableStream<Uint8Array>): Promise<unknown[]> {
  const documents: unknown[] = [];
  for await (const document of readLines(stream)) documents.push(document);
  return documents;
}

it('emits one document for each line', async () => {
  expect(await gather(buildStream(['{"a":1}\n{"a":2}\n']))).toEqual([{ a: 1 }, { a: 2 }]);
});

it('joins a line that arrives in pieces', async () => {
  expect(await gather(buildStream(['{"a"', ':1}', '\n{"a":2}\n']))).toEqual([{ a: 1 }, { a: 2 }]);
});

it('joins a character that arrives in pieces', async () => {
  const [first, second] = [Buffer.from('"ü"\n').subarray(0, 2), Buffer.from('"ü"\n').subarray(2)];
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(first);
      controller.enqueue(second);
      controller.close();
    },
  });
  expect(await gather(stream)).toEqual(['ü']);
});

it('accepts a last line without a line break', async () => {
  expect(await gather(buildStream(['1\n2']))).toEqual([1, 2]);
});

it('fails on invalid JSON', async () => {
  await expect(gather(buildStream(['<html>\n']))).rejects.toThrow(UnexpectedAnswerError);
});

it('cancels the stream when the reader stops', async () => {
  let cancelled = false;
  const stream = buildStream(['1\n', '2\n', '3\n'], () => {
    cancelled = true;
  });
  for await (const line of readLines(stream)) if (line === 1) break;
  expect(cancelled).toBe(true);
});
