import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import type { ResponseLine } from '#server/http/line-writer.ts';
import type { Searching } from '#server/offers/search-tools.ts';
import { serveSearches } from '#server/search-threads/serve-searches.ts';
import type { SearchReaders } from '#server/suppliers/embedded/desk/search-desk.ts';

const NONE = { companyId: 'company', reference: 'search' };

/** A fake search thread that executes the steps of a test. */
async function* obey(steps: readonly string[], readers: SearchReaders, { signal, sourceFailed }: Searching) {
  for (const step of steps) {
    const [verb, what = ''] = step.split(' ');
    if (verb === 'say') yield lineOf(what);
    if (verb === 'ask')
      yield lineOf(JSON.stringify([...(await readers.stock.takenOf([what], new Date(0), NONE))]));
    if (verb === 'practise') yield lineOf(JSON.stringify(await readers.practice.switchesOf(what)));
    if (verb === 'lose') sourceFailed({ source: what, reason: 'timeout' });
    if (verb === 'busy') keepBusy(Number(what));
    if (verb === 'wait') await once(signal, 'abort');
    if (verb === 'fail') throw new Error(what);
    if (verb === 'die') process.exit(1);
  }
}

function lineOf(text: string): ResponseLine {
  return new TextEncoder().encode(text) as Uint8Array<ArrayBuffer> as ResponseLine; // no contract knows this line
}

function keepBusy(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

if (parentPort) {
  serveSearches(
    parentPort,
    (readers) => (task, searching) =>
      obey(task.operation === 'searchFlights' ? task.search.query.airlines : [], readers, searching),
  );
}
