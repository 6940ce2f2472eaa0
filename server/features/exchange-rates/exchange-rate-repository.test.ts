import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ExchangeRates } from '#domain/exchange-rates.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { readRatesOn, replaceRates } from './exchange-rate-repository.ts';

const FRIDAY: ExchangeRates = { date: '2026-11-20', perEuro: { CHF: '0.9410', USD: '1.0875' } };
const THURSDAY: ExchangeRates = { date: '2026-11-19', perEuro: { JPY: '163.420000000001' } };

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.db.deleteFrom('exchange_rates').execute();
});
afterAll(() => database.close());

const save = (...days: ExchangeRates[]) =>
  database.db.transaction().execute((transaction) => replaceRates(transaction, days));
const read = (day: string) => readRatesOn(database.db, day);

describe('the rates on a day', () => {
  test('are unknown before the first', async () => {
    expect(await read('2026-11-20')).toBeNull();
    await save(FRIDAY);
    expect(await read('2026-11-19')).toBeNull();
  });

  test('are those of the day, digit by digit', async () => {
    await save(THURSDAY, FRIDAY);
    expect(await read('2026-11-20')).toEqual(FRIDAY);
    expect(await read('2026-11-19')).toEqual(THURSDAY);
  });

  test('are else those of the last day before', async () => {
    await save(FRIDAY, THURSDAY);
    expect(await read('2026-11-22')).toEqual(FRIDAY);
    expect(await read('2031-01-01')).toEqual(FRIDAY);
  });
});

describe('rates that are loaded again', () => {
  test('replace all of that day, and of no other', async () => {
    await save(THURSDAY, FRIDAY);
    const corrected = { date: FRIDAY.date, perEuro: { USD: '1.0876' } };
    await save(corrected);
    expect(await read('2026-11-20')).toEqual(corrected);
    expect(await read('2026-11-19')).toEqual(THURSDAY);
  });

  test('leave a day without rates when there are none any more', async () => {
    await save(THURSDAY, FRIDAY);
    await save({ date: FRIDAY.date, perEuro: {} });
    expect(await read('2026-11-20')).toEqual(THURSDAY);
  });

  test('are not loaded in part', async () => {
    await save(FRIDAY);
    await expect(
      save({ date: FRIDAY.date, perEuro: { USD: '2' } }, { date: '2026-11-21', perEuro: { CHF: '0' } }),
    ).rejects.toMatchObject({ code: '23514' });
    expect(await read('2026-11-21')).toEqual(FRIDAY);
  });

  test('may be loaded concurrently', async () => {
    await Promise.all([save(FRIDAY, THURSDAY), save(THURSDAY, FRIDAY), save(FRIDAY)]);
    expect(await read('2026-11-20')).toEqual(FRIDAY);
  });
});

test('the rates of many years are loaded', async () => {
  const first = Date.UTC(1999, 0, 4);
  const days = Array.from({ length: 1500 }, (_, index) => ({
    date: new Date(first + index * 86_400_000).toISOString().slice(0, 10),
    perEuro: { USD: `1.${index + 1}`, CHF: '0.9' },
  }));
  await save(...days);
  expect(await read('2026-11-20')).toEqual(days.at(-1));
  expect(await read('2000-01-01')).toEqual(days[362]);
});
