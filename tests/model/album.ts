import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { escaped } from './escaped.ts';
import { ROOT, slugOf } from './walked.ts';

interface Picture {
  file: string;
  caption: string;
}

/** The page with the pictures of a walk, which the report of the charts leads to. */
export const albumOf = (name: string) => `walks/${slugOf(name)}/index.html`;

/** Takes a picture after each move of a walk, and shows them in a page. */
export class Album {
  /** The last picture. */
  last: Buffer | null = null;
  readonly #name: string;
  readonly #folder: string;
  readonly #pictures: Picture[] = [];

  constructor(name: string) {
    this.#name = name;
    this.#folder = join(ROOT, 'walks', slugOf(name));
    mkdirSync(this.#folder, { recursive: true });
  }

  async take(page: Page, caption: string): Promise<void> {
    const file = `${this.#pictures.length}.jpg`;
    this.last = await page.screenshot({ type: 'jpeg', quality: 60, path: join(this.#folder, file) });
    this.#pictures.push({ file, caption });
  }

  write(): void {
    const shown = this.#pictures.map(
      ({ file, caption }) =>
        `<figure><figcaption>${escaped(caption)}</figcaption><img src="${file}" alt="" loading="lazy"></figure>`,
    );
    writeFileSync(
      join(this.#folder, 'index.html'),
      `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(this.#name)}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
figure { margin: 2rem 0; }
figcaption { font-weight: 600; }
img { max-width: 100%; border: 1px solid #8888; }
</style>
<h1>${escaped(this.#name)}</h1>
${shown.join('\n')}
</html>
`,
    );
  }
}
