import type { SearchEnd } from '#domain/contract.ts';
import type { Cleanup } from '../measure/cleanup.ts';
import { type Product, startProduct } from '../server/product-process.ts';
import { signIn } from '../server/sign-in.ts';
import { type Answered, ask } from './ask.ts';
import { SEARCH_BODIES, SEARCH_KINDS, SEARCH_PATHS, type Searched } from './search-bodies.ts';

/** Has a policy, and may switch practice on. */
const SEARCHER = 'admin@alpenblick.example';
/** Code is compiled for good only after it has run often. */
const WARM_UP = 15;

export interface Search extends Answered {
  end: SearchEnd;
}

/** The product with its demo data, and somebody who searches. */
export interface SearchBench {
  product: Product;
  session: Session;
  search(kind: Searched, how: 'inLines' | 'inOnePiece'): Promise<Search>;
  /** Makes one source slower than it is, or none. */
  slowDown(slowSource?: { source: string; milliseconds: number }): Promise<void>;
}

export interface Session {
  headers: Record<string, string>;
  companyId: string;
  companyUserId: string;
}

export async function openSearchBench(
  cleanup: Cleanup,
  settings: Record<string, string> = {},
): Promise<SearchBench> {
  const product = await startProduct(cleanup, { DEMO: 'true', PRACTICE_MODE: 'true', ...settings });
  const { accessToken, companyId, companyUserId } = await signIn(product.address, SEARCHER);
  const headers = { authorization: `Bearer ${accessToken}`, 'accept-encoding': 'br' };
  let turn = 0;

  async function search(kind: Searched, how: 'inLines' | 'inOnePiece'): Promise<Search> {
    turn += 1;
    const accept = how === 'inLines' ? 'application/x-ndjson' : 'application/json';
    const answered = await ask({
      address: new URL(SEARCH_PATHS[kind], product.address).href,
      headers: { ...headers, accept },
      body: SEARCH_BODIES[kind](companyUserId, turn),
    });
    if (answered.status !== 200) throw new Error(`The ${kind} search answered ${answered.text}`);
    return { ...answered, end: endOf(answered.text, how) };
  }

  for (const kind of SEARCH_KINDS) {
    for (let run = 0; run < WARM_UP; run += 1) await search(kind, run % 2 === 0 ? 'inLines' : 'inOnePiece');
  }
  return {
    ...{ product, search, session: { headers, companyId, companyUserId } },
    async slowDown(slowSource) {
      const answer = await fetch(new URL('/api/practice', product.address), {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({
          ...{ clockOffsetMinutes: 0, priceChangePercent: 0, soldOut: false, failedSources: [] },
          ...{ lostAnswers: false, silentApprovers: false, ...(slowSource && { slowSource }) },
        }),
      });
      if (!answer.ok) throw new Error(`Practice answered ${answer.status}: ${await answer.text()}`);
    },
  };
}

function endOf(text: string, how: 'inLines' | 'inOnePiece'): SearchEnd {
  // By the contract, which the server has checked.
  if (how === 'inOnePiece') return (JSON.parse(text) as { lines: SearchEnd[] }).lines.at(-1) as SearchEnd;
  return JSON.parse(text.trimEnd().split('\n').at(-1) ?? '') as SearchEnd;
}
