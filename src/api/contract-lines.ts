import type { MaybeOptionalInit } from 'openapi-fetch';
import type { paths } from '#openapi/generated/schema.d.ts';
import type { Api } from './client.ts';
import { type Answer, readData, UnexpectedAnswerError } from './errors.ts';

/** A line of an answer, as the JSON answer of the same operation lists them; never for operations without lines. */
type LineOf<Path extends keyof paths> = paths[Path] extends {
  post: {
    responses: { 200: { content: { 'application/x-ndjson': unknown; 'application/json': infer Whole } } };
  };
}
  ? Whole extends { lines: (infer Line)[] }
    ? Line
    : never
  : never;

type LinesPath = { [Path in keyof paths]: [LineOf<Path>] extends [never] ? never : Path }[keyof paths];

export async function* contractLines<Path extends LinesPath>(
  api: Api,
  path: Path,
  init: MaybeOptionalInit<paths[Path], 'post'>,
): AsyncGenerator<LineOf<Path>> {
  // The signature has checked the call; of a generic one, the client's own type can't be computed.
  const post = api.http.POST as unknown as (path: Path, init: object) => Promise<Answer<Response['body']>>;
  const headers = { accept: 'application/x-ndjson' };
  const stream = await readData(post(path, { ...init, parseAs: 'stream', headers }));
  if (stream) yield* readLines<LineOf<Path>>(stream);
}

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

export async function collectResults<Line extends { type: string }>(
  lines: AsyncIterable<Line>,
): Promise<Extract<Line, { type: 'results' }>[]> {
  const results: Extract<Line, { type: 'results' }>[] = [];
  let hasFailures = false;
  for await (const line of lines) {
    if (isResults(line)) results.push(line);
    hasFailures ||= line.type === 'failure';
  }
  if (results.length === 0 && hasFailures) throw new Error('No source has answered the search');
  return results;
}

const isResults = <Line extends { type: string }>(line: Line): line is Extract<Line, { type: 'results' }> =>
  line.type === 'results';
