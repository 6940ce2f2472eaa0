import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DuffelServer, TOKEN } from '#tests/support/duffel-server/duffel-server.ts';
import { timeSettings } from '#tests/support/fixed-today.ts';
import { HotelbedsServer, KEY, SECRET } from '#tests/support/hotelbeds-server/hotelbeds-server.ts';
import { refuse } from '#tests/support/suppliers/open-duffel.ts';

const server = new DuffelServer();
let url: string;
beforeAll(async () => {
  url = await server.listen();
});
afterAll(() => server.close());

async function check(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, ['scripts/suppliers-check.ts', ...args], {
    env: { PATH: process.env.PATH, ...timeSettings, ...env },
  });
  const said = { out: '', error: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.error += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, ...said };
}

const connected = () => ({ DUFFEL_TOKEN: TOKEN, DUFFEL_URL: url });

describe('a check of the suppliers', { timeout: 90_000 }, () => {
  test('searches, prices, holds and cancels at Duffel, and says so', async () => {
    const { code, out, error } = await check(connected());
    expect(error).toBe('');
    const lines = out.trim().split('\n');
    expect(lines).toEqual([
      `Duffel at ${url}, in its test mode`,
      expect.stringMatching(/^ {2}search {3}flights JFK to EWR on \d{4}-\d\d-\d\d: 2 found$/),
      '  choose   ZZ 1008 at 08:05, Basic, GBP 100.80',
      expect.stringMatching(/^ {2}price {4}on sale until \d{4}-\d\d-\d\d \d\d:\d\d UTC$/),
      expect.stringMatching(/^ {2}hold {5}held until .+ UTC under [A-Z0-9]{6}, unpaid$/),
      '  look up  it is held',
      '  cancel   cancelled, for GBP 0.00',
      '  look up  it is cancelled',
      'Duffel works.',
    ]);
    expect(code).toBe(0);
    expect(server.book.orders).toMatchObject([{ paidAt: null, cancelledAt: expect.any(Date) }]);
    expect(server.asked).not.toContain('POST /air/payments');
  });

  test('does the same at Hotelbeds', async () => {
    const hotels = new HotelbedsServer();
    const access = { HOTELBEDS_KEY: KEY, HOTELBEDS_SECRET: SECRET, HOTELBEDS_URL: await hotels.listen() };
    const { code, out } = await check(access);
    await hotels.close();
    expect(out.trim().split('\n')).toEqual([
      `Hotelbeds at ${access.HOTELBEDS_URL}, in its test mode`,
      expect.stringMatching(/^ {2}search {3}hotels in Zurich from .+: 1 found$/),
      expect.stringMatching(/^ {2}choose {3}Hotel Zur Linde, .+, EUR \d+\.\d\d$/),
      expect.stringMatching(/^ {2}price {4}on sale until /),
      expect.stringMatching(/^ {2}hold {5}kept here until .+; nothing is ordered before it is confirmed$/),
      '  look up  it is held',
      '  cancel   cancelled, for EUR 0.00',
      '  look up  it is cancelled',
      'Hotelbeds works.',
    ]);
    expect(code).toBe(0);
  });

  test('says what failed, and that it has to be seen to', async () => {
    server.next('POST /air/order_cancellations', refuse(422, 'invalid_state_error', 'order_not_cancellable'));
    const { code, out } = await check(connected());
    expect(out).toContain('"code":"order_not_cancellable"');
    expect(out).toContain('  cancel   failed: declined (notCancellable)\n');
    expect(out).toMatch(/ {2}cancel {3}see to it at the supplier: [A-Z0-9]{6}\n/);
    expect(out).toContain('Duffel does not work as it should.\n');
    expect(code).toBe(1);
  });

  test('says that a token is wrong', async () => {
    const { code, out } = await check({ ...connected(), DUFFEL_TOKEN: 'duffel_test_wrong' });
    expect(out).toContain('"code":"access_token_not_found"');
    expect(out).toContain('no answer that can be used from duffel\n');
    expect(code).toBe(1);
  });

  test('holds nothing with a live token, unless it is asked to', async () => {
    server.asked.length = 0;
    const live = { ...connected(), DUFFEL_TOKEN: 'duffel_live_token' };
    const { code, error } = await check(live);
    expect(error).toContain('DUFFEL_TOKEN is a live one');
    expect(server.asked).toEqual([]);
    expect(code).toBe(1);
    expect((await check(live, '--live')).out).toContain('in its live mode');
    expect(server.asked).toEqual(['POST /air/batch_offer_requests']);
  });

  test('says what to set, and how it is used', async () => {
    expect(await check({})).toMatchObject({
      code: 1,
      error: 'No supplier is connected: set DUFFEL_TOKEN or HOTELBEDS_KEY.\n',
    });
    expect(await check({}, '--all')).toMatchObject({
      code: 1,
      error: 'Use it as: npm run suppliers:check -- [--live]\n',
    });
  });
});
