import type { ExchangeRates } from '#domain/exchange-rates.ts';

/** Why a table of rates is not accepted; lines are counted from 1. */
export interface RatesFault {
  line: number;
  reason: string;
}

export type RatesParseResult = { days: ExchangeRates[] } | { fault: RatesFault };

interface Line {
  number: number;
  cells: readonly string[];
}

const RATE = /^\d{1,12}(\.\d{1,12})?$/;

class Refusal extends Error {
  readonly fault: RatesFault;

  constructor(line: number, reason: string) {
    super(reason);
    this.fault = { line, reason };
  }
}

/**
 * Reads rates as the European Central Bank publishes them: a line of currencies, then one line for each day, in both
 * of its layouts, or its XML. A currency without a rate on a day is `N/A`, empty or not there. The first fault ends it.
 */
export function parseRates(text: string): RatesParseResult {
  try {
    if (text.trimStart().startsWith('<')) return { days: readXml(text) };
    const [header, ...lines] = splitLines(text);
    if (!header) throw new Refusal(1, 'the file is empty');
    const currencies = readCurrencies(header);
    if (lines.length === 0) throw new Refusal(header.number, 'no line with rates follows');
    return { days: readDays(lines, currencies) };
  } catch (error) {
    if (error instanceof Refusal) return { fault: error.fault };
    throw error;
  }
}

function splitLines(text: string): Line[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, index) => ({ number: index + 1, cells: line.split(',').map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** The bank ends each line with a comma, which starts no further column. */
function readCurrencies({ number, cells: [first, ...named] }: Line): readonly string[] {
  const currencies = named.at(-1) === '' ? named.slice(0, -1) : named;
  if (first !== 'Date' || currencies.length === 0) {
    throw new Refusal(number, 'the first line must be Date and the currencies, separated by commas');
  }
  for (const [index, currency] of currencies.entries()) {
    checkCurrency(number, currency);
    if (currencies.indexOf(currency) < index) throw new Refusal(number, `${currency} is there twice`);
  }
  return currencies;
}

function checkCurrency(line: number, currency: string): void {
  if (!/^[A-Z]{3}$/.test(currency)) throw new Refusal(line, `${quoted(currency)} is no currency code`);
  if (currency === 'EUR') throw new Refusal(line, 'EUR needs no rate: rates are per euro');
}

function checkRate(line: number, currency: string, rate: string): void {
  if (RATE.test(rate) && /[1-9]/.test(rate)) return;
  throw new Refusal(line, `${quoted(rate)} is no rate for ${currency}, such as 0.9412`);
}

/** A day, or a rate of the day before it. */
const CUBE = /<Cube\s+(?:time=["']([^"']*)["']|currency=["']([^"']*)["']\s+rate=["']([^"']*)["'])\s*\/?>/g;

function readXml(text: string): ExchangeRates[] {
  const days = new Map<string, Record<string, string>>();
  let perEuro: Record<string, string> | undefined;
  for (const { 1: date, 2: currency = '', 3: rate = '', index } of text.matchAll(CUBE)) {
    const line = text.slice(0, index).split('\n').length;
    if (date !== undefined) {
      if (!isDay(date)) throw new Refusal(line, `${quoted(date)} is no day, such as 2026-11-20`);
      if (days.has(date)) throw new Refusal(line, `${date} is there twice`);
      perEuro = {};
      days.set(date, perEuro);
    } else {
      if (!perEuro) throw new Refusal(line, `${quoted(currency)} has no day`);
      checkCurrency(line, currency);
      checkRate(line, currency, rate);
      perEuro[currency] = rate;
    }
  }
  if (!perEuro || Object.keys(perEuro).length === 0) throw new Refusal(1, 'there is no day with rates');
  return [...days].map(([date, rates]) => ({ date, perEuro: rates }));
}

function readDays(lines: readonly Line[], currencies: readonly string[]): ExchangeRates[] {
  const days = new Map<string, ExchangeRates>();
  for (const line of lines) {
    const rates = readLine(line, currencies);
    if (days.has(rates.date)) throw new Refusal(line.number, `${rates.date} is there twice`);
    days.set(rates.date, rates);
  }
  return [...days.values()];
}

function readLine({ number, cells }: Line, currencies: readonly string[]): ExchangeRates {
  const [first = '', ...rates] = cells;
  const date = readDay(first);
  if (date === null) throw new Refusal(number, `${quoted(first)} is no day, such as 2026-11-20`);
  const more = rates.slice(currencies.length);
  if (rates.length < currencies.length || more.length > 1 || more.some((cell) => cell !== '')) {
    throw new Refusal(number, `the first line has ${currencies.length} currencies, this one another number`);
  }
  const perEuro: Record<string, string> = {};
  for (const [index, currency] of currencies.entries()) {
    const rate = rates[index] ?? '';
    if (rate === '' || rate === 'N/A') continue;
    checkRate(number, currency, rate);
    perEuro[currency] = rate;
  }
  return { date, perEuro };
}

/** A part of the file for a message: short, and without control characters of a terminal. */
function quoted(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

function readDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/.exec(text) ?? [];
  const iso = day ? `${year}-${pad(MONTHS.indexOf(month) + 1)}-${pad(Number(day))}` : text;
  return isDay(iso) ? iso : null;
}

function isDay(iso: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return false;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
