import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright';

/** Bytes after gzip, whatever they travelled as. */
export interface PageWeight {
  scripts: number;
  styles: number;
}

const gzipped = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

/** Weighs every script and style sheet that a page loads, those in its HTML included. Call before it is opened. */
export function weighPage(page: Page): () => Promise<PageWeight> {
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  return async () => {
    const inline = await page.evaluate(readInlinePieces);
    return {
      scripts:
        (await weigh(answers, 'script')) + inline.scripts.reduce((sum, text) => sum + gzipped(text), 0),
      styles:
        (await weigh(answers, 'stylesheet')) + inline.styles.reduce((sum, text) => sum + gzipped(text), 0),
    };
  };
}

async function weigh(answers: Response[], type: 'script' | 'stylesheet'): Promise<number> {
  const wanted = new Map<string, Response>();
  // A module that is preloaded and then imported may be told of twice, but travels once.
  for (const answer of answers) if (isOfType(answer, type)) wanted.set(answer.url(), answer);
  const bodies = await Promise.all([...wanted.values()].map((answer) => answer.body()));
  return bodies.reduce((sum, body) => sum + gzipped(body), 0);
}

function isOfType(answer: Response, type: 'script' | 'stylesheet'): boolean {
  const content = answer.headers()['content-type'] ?? '';
  return answer.ok() && content.includes(type === 'script' ? 'javascript' : 'text/css');
}

/** Runs in the page. */
function readInlinePieces(): { scripts: string[]; styles: string[] } {
  const runnable = ['', 'module', 'text/javascript'];
  return {
    scripts: [...document.scripts]
      .filter(({ src, type }) => src === '' && runnable.includes(type))
      .map(({ textContent }) => textContent),
    styles: [...document.querySelectorAll('style')].map(({ textContent }) => textContent),
  };
}
