import { gzipSync } from 'node:zlib';
import type { UnwatchedPage } from './unwatched-page.ts';

/** Bytes after gzip, whatever they travelled as. */
export interface PageWeight {
  scripts: number;
  styles: number;
}

type Kind = keyof PageWeight;

const KINDS: [part: string, kind: Kind][] = [
  ['javascript', 'scripts'],
  ['text/css', 'styles'],
];

const gzipped = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;
const sum = (bytes: number[]) => bytes.reduce((total, each) => total + each, 0);

/** Weighs every script and style sheet that a page loads, those in its HTML included. Call before it is opened. */
export function weighPage(page: UnwatchedPage): () => Promise<PageWeight> {
  /** By address: a module that is preloaded and then imported may be told of twice, but travels once. */
  const answers = new Map<string, { requestId: string; kind: Kind }>();
  page.on('Network.responseReceived', ({ requestId, response: { url, status, mimeType } }) => {
    const [, kind] = KINDS.find(([part]) => mimeType.includes(part)) ?? [];
    if (kind && status === 200 && !answers.has(url)) answers.set(url, { requestId, kind });
  });
  return async () => {
    const inline = await page.ask(readInlinePieces);
    const weigh = async (kind: Kind) => {
      const wanted = [...answers.values()].filter((answer) => answer.kind === kind);
      const bodies = await Promise.all(wanted.map(({ requestId }) => readBody(page, requestId)));
      return sum([...bodies, ...inline[kind]].map(gzipped));
    };
    return { scripts: await weigh('scripts'), styles: await weigh('styles') };
  };
}

async function readBody(page: UnwatchedPage, requestId: string): Promise<Buffer> {
  const { body, base64Encoded } = await page.send('Network.getResponseBody', { requestId });
  return Buffer.from(body, base64Encoded ? 'base64' : 'utf8');
}

/** Runs in the page. */
function readInlinePieces(): Record<Kind, string[]> {
  const runnable = ['', 'module', 'text/javascript'];
  return {
    scripts: [...document.scripts]
      .filter(({ src, type }) => src === '' && runnable.includes(type))
      .map(({ textContent }) => textContent),
    styles: [...document.querySelectorAll('style')].map(({ textContent }) => textContent),
  };
}
