import { UnexpectedAnswerError } from './errors.ts';

/** The JSON documents of a text with one document per line, as they arrive. */
export async function* readLines<Line>(stream: ReadableStream<Uint8Array>): AsyncGenerator<Line> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) if (line !== '') yield parseLine<Line>(line);
      if (done) return;
    }
  } finally {
    // A reader that stops doesn't want the rest.
    await reader.cancel().catch(() => {});
  }
}

function parseLine<Line>(line: string): Line {
  try {
    return JSON.parse(line) as Line; // the server's, as the contract says
  } catch (cause) {
    throw new UnexpectedAnswerError(cause);
  }
}
