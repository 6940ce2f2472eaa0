import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeSnapshot, failWhenHung, type WatchedPage } from './fail-when-hung.ts';

const SECOND_MS = 1_000;

const TRIP = `- banner:
  - link "Trips":
    - /url: /trips
- main:
  - heading "Trip to Zurich" [level=1]
  - text: Waiting for approval
  - alert:
    - paragraph: The answer was lost.
    - button "Try again"
  - paragraph: Held for 30 minutes
  - button "Cancel the whole trip" [disabled]`;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page whose accessibility tree and answers a test sets. */
class FakePage implements WatchedPage {
  snapshot = TRIP;
  #listeners = new Set<Parameters<WatchedPage['on']>[1]>();

  url = () => 'http://localhost/trips/7';
  ariaSnapshot = async () => this.snapshot;
  on: WatchedPage['on'] = (_, listener) => this.#listeners.add(listener);
  off: WatchedPage['off'] = (_, listener) => this.#listeners.delete(listener);

  answer(url: string): void {
    for (const listener of this.#listeners)
      listener({ url: () => url, request: () => ({ method: () => 'GET' }) });
  }
}

/** An action that never ends; the error of its failure, once there is one. */
function hanging(page: FakePage): { error?: Error } {
  const failure: { error?: Error } = {};
  failWhenHung(page, '“approve” in waiting', () => new Promise(() => {})).catch((error: Error) => {
    failure.error = error;
  });
  return failure;
}

async function pass(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * SECOND_MS);
}

it('fails ten seconds after the last change, and says what was on the page', async () => {
  const page = new FakePage();
  const failure = hanging(page);
  await pass(8);
  page.snapshot = TRIP.replace('Waiting for approval', 'Being booked');
  await pass(10);
  expect(failure.error).toBeUndefined();
  await pass(2);
  expect(failure.error?.message).toBe(`“approve” in waiting: nothing has changed on the page for ten seconds

On http://localhost/trips/7:
link "Trips"
heading "Trip to Zurich" [level=1]
alert
paragraph: The answer was lost.
button "Try again"
button "Cancel the whole trip" [disabled]`);
});

it('counts a first answer as a change, but no repeated one, and no number', async () => {
  const page = new FakePage();
  const failure = hanging(page);
  await pass(8);
  page.answer('/api/trips/7');
  await pass(8);
  expect(failure.error).toBeUndefined();
  page.answer('/api/trips/7');
  page.snapshot = TRIP.replace('30 minutes', '29 minutes');
  await pass(4);
  expect(failure.error?.message).toContain('nothing has changed');
});

it('waits longer for a page that is busy', async () => {
  const page = new FakePage();
  page.ariaSnapshot = () => new Promise((resolve) => setTimeout(resolve, 3 * SECOND_MS, TRIP));
  const failure = hanging(page);
  await pass(30);
  expect(failure.error).toBeUndefined();
  await pass(30);
  expect(failure.error?.message).toContain('nothing has changed');
});

it('fails when the page can not be looked at for ten seconds', async () => {
  const page = new FakePage();
  page.ariaSnapshot = () => Promise.reject(new Error('Timeout'));
  const failure = hanging(page);
  await pass(12);
  expect(failure.error?.message).toMatch(/nothing has changed[\s\S]+:\nnothing$/);
});

it('passes a failure of the action on, with what was on the page', async () => {
  const refused = failWhenHung(new FakePage(), 'The end', () => Promise.reject(new Error('No dialog')));
  await expect(refused).rejects.toThrow(/^The end: No dialog[\s\S]+heading "Trip to Zurich"/);
});

it('resolves as soon as the action has ended', async () => {
  await failWhenHung(new FakePage(), 'The end', () => Promise.resolve());
});

it('describes an alert with all that it says', () => {
  expect(describeSnapshot('- main:\n  - alert: Sold out\n  - paragraph: Zurich')).toBe('alert: Sold out');
});
