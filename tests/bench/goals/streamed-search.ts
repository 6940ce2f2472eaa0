import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import type { SearchEnd } from '#domain/contract.ts';
import type { Bench } from '../bench.ts';
import { SEARCH_BODIES, SEARCH_KINDS, SEARCH_PATHS, type SearchKind } from '../data/search-bodies.ts';
import type { Figure } from '../goal.ts';
import { COMPANY_ADMIN, type Product, signIn, startProduct } from '../product.ts';
import { median } from '../statistics.ts';

/** A source with a typical delay, which the others must not wait for. */
const SLOW_SOURCE = { source: '112', milliseconds: 1000 };
const WARM_UP = 5;
const SEARCHES = 10;
const RAW_OFFER_BYTES = 8_300;

interface Search {
  url: URL;
  headers: Record<string, string>;
  body: string;
}

/** B4: how soon a streamed search shows its first offers, and the transferred bytes per offer. */
export async function measureStreamedSearch(bench: Bench): Promise<Figure[]> {
  const product = await startProduct(bench);
  const { headers, companyUserId } = await signIn(product.address, COMPANY_ADMIN);
  let turn = 0;
  const nextSearch = (kind: SearchKind): Search => ({
    url: new URL(SEARCH_PATHS[kind], product.address),
    headers: { ...headers, accept: 'application/x-ndjson', 'content-type': 'application/json' },
    body: JSON.stringify(SEARCH_BODIES[kind](companyUserId, turn++)),
  });
  const weights: Figure[] = [];
  for (const kind of SEARCH_KINDS) weights.push(await weighOffers(kind, nextSearch(kind)));
  await slowDownSource(product, headers);
  const times: number[] = [];
  for (let run = 0; run < WARM_UP + SEARCHES; run += 1) {
    const time = await timeFirstLine(nextSearch('hotel'));
    if (run >= WARM_UP) times.push(time);
  }
  await product.stop();
  return [
    {
      what: 'First hotels of a streamed search after the fastest source, p50',
      measured: median(times),
      unit: 'ms',
      budget: { atMost: 15 },
      floor: `${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)} ms in ${SEARCHES} searches`,
    },
    ...weights,
  ];
}

async function timeFirstLine({ url, ...search }: Search): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url, { method: 'POST', ...search });
  if (!answer.ok || !answer.body) throw new Error(`The search answered ${answer.status}`);
  let first: number | undefined;
  let text = '';
  for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
    text += part;
    if (part.includes('\n')) first ??= performance.now() - start;
  }
  const { sources } = endOf(text);
  return (first ?? Number.NaN) - Math.min(...sources.map(({ milliseconds }) => milliseconds));
}

/** `fetch` does not report the transferred bytes. */
async function weighOffers(kind: SearchKind, { url, headers, body }: Search): Promise<Figure> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const options = { method: 'POST', headers: { ...headers, 'accept-encoding': 'br' } };
  request(url, options, (answer) => buffer(answer).then(resolve, reject))
    .on('error', reject)
    .end(body);
  const compressed = await promise;
  const { offers } = endOf(brotliDecompressSync(compressed).toString());
  return {
    what: `Bytes of an offer in a list (${kind}) / a supplier's raw offer`,
    measured: compressed.length / offers / RAW_OFFER_BYTES,
    unit: 'ratio',
    budget: { atMost: 0.06 },
    floor: `${(compressed.length / 1000).toFixed(1)} kB for ${offers} offers / 8.3 kB`,
  };
}

function endOf(lines: string): SearchEnd {
  return JSON.parse(lines.trimEnd().split('\n').at(-1) ?? '') as SearchEnd; // by the contract
}

async function slowDownSource({ address }: Product, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(new URL('/api/practice', address), {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      clockOffsetMinutes: 0,
      priceChangePercent: 0,
      soldOut: false,
      failedSources: [],
      lostAnswers: false,
      silentApprovers: false,
      slowSource: SLOW_SOURCE,
    }),
  });
  if (!answer.ok) throw new Error(`Practice answered ${answer.status}`);
}
