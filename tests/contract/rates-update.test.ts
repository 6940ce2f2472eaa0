import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readRatesOn } from '#server/features/exchange-rates/exchange-rate-repository.ts';
import { updateRates } from '#server/features/exchange-rates/update-rates.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';

let published: { status: number; body: string };
const bank = createServer((_request, answer) => answer.writeHead(published.status).end(published.body));
const lines: { level: number; msg: string; reason?: string }[] = [];
let world: ContractApp;

beforeAll(async () => {
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
  const address = bank.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  world = await openContractApp({
    env: { RATES_URL: `http://127.0.0.1:${port}/daily.xml` },
    logTo: (line) => void lines.push(JSON.parse(line)),
  });
});
afterAll(async () => {
  await world.close();
  bank.close();
});
beforeEach(() => {
  lines.length = 0;
});

const dayOf = (date: string) => `<Cube time='${date}'><Cube currency='USD' rate='1.0875'/></Cube>`;
const today = () => world.clock.now().toISOString().slice(0, 10);
const complaints = () => lines.filter(({ level }) => level >= 40).map(({ msg, reason }) => [msg, reason]);
const OLD = 'The exchange rates are old: amounts are judged by them';

test('rates are fetched from where the operator says', async () => {
  published = { status: 200, body: dayOf(today()) };
  await updateRates(world.deps);
  expect(await readRatesOn(world.db, today())).toEqual({ date: today(), perEuro: { USD: '1.0875' } });
  expect(complaints()).toEqual([]);
});

test.each([
  ['an error', { status: 503, body: '' }, 'They were answered with 503'],
  ['a page', { status: 200, body: '<html>Sign in</html>' }, 'Line 1: there is no day with rates'],
])('%s changes nothing, and is logged', async (_, answer, reason) => {
  published = answer;
  await updateRates(world.deps);
  expect(await readRatesOn(world.db, today())).toEqual({ date: today(), perEuro: { USD: '1.0875' } });
  expect(complaints()).toEqual([['The exchange rates could not be updated', reason]]);
});

test('that rates are old is an error in the log', async () => {
  await world.db.deleteFrom('exchange_rates').execute();
  published = { status: 200, body: dayOf('2026-11-01') };
  await updateRates(world.deps);
  expect(complaints()).toEqual([[OLD, undefined]]);
});
