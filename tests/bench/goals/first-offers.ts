import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import type { Page } from 'playwright';
import type { SearchEnd } from '#domain/contract.ts';
import { unfoldSearch } from '#tests/support/unfold-search.ts';
import type { Bench } from '../bench.ts';
import type { Figure } from '../goal.ts';
import { COMPANY_ADMIN } from '../product.ts';
import { firstMark, markFirst } from '../site.ts';
import { median } from '../statistics.ts';

const ROUNDS = 5;
const SEARCH = '/api/booking/hotel/search';

/** U8: from the answer of the fastest source to the first painted hotel, at full speed. */
export async function measureFirstOffers(bench: Bench): Promise<Figure[]> {
  const { withPage } = await bench.site();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(await withPage({ email: COMPANY_ADMIN }, (page) => timeSearch(page, round)));
  }
  return [
    {
      what: 'First hotel painted after the fastest source has answered',
      measured: median(times),
      unit: 'ms',
      budget: { atMost: 100 },
      floor: `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)} ms in ${ROUNDS} searches`,
    },
  ];
}

async function timeSearch(page: Page, round: number): Promise<number> {
  await page.addInitScript(recordAnswer, SEARCH);
  await page.goto('/booking/hotel');
  await page.getByRole('combobox', { name: 'Location' }).fill('Zürich');
  await page
    .getByRole('option', { name: /^Zürich/ })
    .first()
    .click();
  await chooseDays(page, addDays(new Date(), 30 + round));
  await unfoldSearch(page);
  await page.getByLabel('Trip purpose').selectOption({ index: 1 });
  await page.evaluate(markFirst, 'article');
  await page.getByRole('button', { name: 'Search by price' }).click();
  const painted = await firstMark(page);
  await page.waitForFunction(() => window.searchLines.includes('"type":"end"'));
  const text = await page.evaluate(() => window.searchLines);
  const { sources } = JSON.parse(text.trimEnd().split('\n').at(-1) ?? '') as SearchEnd; // by the contract
  const asked = await page.evaluate(
    (path) =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes(path))?.startTime ??
      Number.NaN,
    SEARCH,
  );
  return painted - asked - Math.min(...sources.map(({ milliseconds }) => milliseconds));
}

async function chooseDays(page: Page, checkIn: Date): Promise<void> {
  await page.getByRole('button', { name: /^Check-in and check-out/ }).click();
  for (const day of [checkIn, addDays(checkIn, 2)]) {
    const button = page.getByRole('button', { name: format(day, 'eeee d MMMM yyyy'), exact: true });
    const next = page.getByRole('button', { name: 'Next month' });
    await next.waitFor();
    for (let months = 0; months < 3 && !(await button.isVisible()); months += 1) await next.click();
    await button.click();
  }
}

declare global {
  interface Window {
    searchLines: string;
  }
}

/**
 * Runs in the page. The browser does not expose the body of a stream that the page has left at its last line.
 */
function recordAnswer(path: string): void {
  const original = window.fetch;
  window.searchLines = '';
  window.fetch = async (...request) => {
    const answer = await original(...request);
    if (!answer.url.includes(path) || !answer.body) return answer;
    const decoder = new TextDecoder();
    const recorder = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, controller) {
        window.searchLines += decoder.decode(part, { stream: true });
        controller.enqueue(part);
      },
    });
    return new Response(answer.body.pipeThrough(recorder), answer);
  };
}
