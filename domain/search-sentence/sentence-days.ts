import { dayAfter, weekdayOf } from '../local-time.ts';

/** Days that a sentence names, `yyyy-MM-dd`; empty where it names none. */
export interface SentenceDays {
  from: string;
  to: string;
}

interface Read<Value> {
  value: Value;
  length: number;
}

type Duration = { unit: 'night' | 'day' | 'week'; count: number };

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const LONG_WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const OTHER_WEEKDAYS = new Map([
  ['tues', 1],
  ['weds', 2],
  ['thur', 3],
  ['thurs', 3],
]);
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const LONG_MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const BETWEEN_DAYS = new Set(['to', 'until', 'till', 'til', '-', 'through', 'thru', 'and']);
const BEFORE_DAY = new Set(['on', 'from', 'between', 'the', 'leaving', 'departing', 'starting', 'for']);
const BEFORE_RETURN = new Set([
  'return',
  'returning',
  'back',
  'coming',
  'on',
  'and',
  'until',
  'till',
  'to',
  '-',
]);

export function isDayWord(word: string): boolean {
  return weekdayNamed(word) !== null || monthNamed(word) !== null || dayOfMonth(word) !== null;
}

/** Takes the days out of the words. A day lies after today, and the second one after the first. */
export function takeDays(words: readonly string[], today: string): { days: SentenceDays; rest: string[] } {
  const days: SentenceDays = { from: '', to: '' };
  const rest: string[] = [];
  let duration: Duration | null = null;
  let at = 0;
  while (at < words.length) {
    const lead = leadBefore(words, at, days.from === '' ? BEFORE_DAY : BEFORE_RETURN, today);
    const start = at + lead;
    const found = days.from === '' ? readRange(words, start, today) : laterDay(words, start, days);
    const lasting = found ? null : readDuration(words, at);
    if (found) {
      days.from ||= found.value.from;
      days.to ||= found.value.to;
      at = start + found.length;
    } else if (lasting && !duration) {
      duration = lasting.value;
      at += lasting.length;
    } else {
      rest.push(words[at] ?? '');
      at += 1;
    }
  }
  if (duration && days.from !== '' && days.to === '') days.to = endAfter(days.from, duration);
  return { days, rest };
}

function leadBefore(words: readonly string[], at: number, small: ReadonlySet<string>, today: string): number {
  let lead = 0;
  while (small.has(words[at + lead] ?? '')) lead += 1;
  return lead > 0 && readRange(words, at + lead, today) ? lead : 0;
}

function laterDay(
  words: readonly string[],
  at: number,
  { from, to }: SentenceDays,
): Read<SentenceDays> | null {
  const day = to === '' ? readDay(words, at, from) : null;
  return day && { value: { from: '', to: day.value }, length: day.length };
}

function readRange(words: readonly string[], at: number, today: string): Read<SentenceDays> | null {
  return readWeek(words, at, today) ?? readDaysOfMonth(words, at, today) ?? readPair(words, at, today);
}

function readPair(words: readonly string[], at: number, today: string): Read<SentenceDays> | null {
  const first = readDay(words, at, today);
  if (!first) return null;
  const next = at + first.length;
  const second = BETWEEN_DAYS.has(words[next] ?? '') ? readDay(words, next + 1, first.value) : null;
  return second
    ? { value: { from: first.value, to: second.value }, length: first.length + 1 + second.length }
    : { value: { from: first.value, to: '' }, length: first.length };
}

/** "8-10 dec", "8 to 10 december 2026", "dec 8-10". */
function readDaysOfMonth(words: readonly string[], at: number, today: string): Read<SentenceDays> | null {
  const isMonthFirst = monthNamed(words[at]) !== null;
  const start = at + (isMonthFirst ? 1 : 0);
  const first = dayOfMonth(words[start]);
  const second = dayOfMonth(words[start + 2]);
  if (first === null || second === null || !BETWEEN_DAYS.has(words[start + 1] ?? '')) return null;
  const isOf = !isMonthFirst && words[start + 3] === 'of';
  const month = monthNamed(isMonthFirst ? words[at] : words[start + (isOf ? 4 : 3)]);
  if (month === null) return null;
  const end = start + 3 + (isMonthFirst ? 0 : 1) + (isOf ? 1 : 0);
  const year = yearNamed(words[end]);
  const from = nextDate({ day: first, month, year }, today);
  const to = from && nextDate({ day: second, month, year }, from);
  return from && to ? { value: { from, to }, length: end - at + (year ? 1 : 0) } : null;
}

function readWeek(words: readonly string[], at: number, today: string): Read<SentenceDays> | null {
  const which = words[at];
  const named = which === 'next' || which === 'this' || which === 'the' ? words[at + 1] : which;
  const length = named === which ? 1 : 2;
  const monday = dayAfter(today, -weekdayOf(today));
  const weeks = which === 'next' ? 7 : 0;
  if (named === 'weekend') {
    const friday = dayAfter(monday, 4 + weeks);
    return { value: { from: friday, to: dayAfter(friday, 2) }, length };
  }
  if (named !== 'week' || which !== 'next') return null;
  return { value: { from: dayAfter(monday, 7), to: dayAfter(monday, 11) }, length };
}

function readDay(words: readonly string[], at: number, after: string): Read<string> | null {
  return readRelative(words, at, after) ?? readDate(words, at, after) ?? readWeekday(words, at, after);
}

function readRelative(words: readonly string[], at: number, after: string): Read<string> | null {
  const [first, second, third] = words.slice(at, at + 3);
  if (first === 'today' || first === 'tonight') return { value: after, length: 1 };
  if (first === 'tomorrow' || first === 'tmrw') return { value: dayAfter(after, 1), length: 1 };
  if (first === 'day' && second === 'after' && third === 'tomorrow') {
    return { value: dayAfter(after, 2), length: 3 };
  }
  if (first !== 'in') return null;
  const count = numberNamed(second);
  if (count === null || !/^(days?|weeks?)$/.test(third ?? '')) return null;
  return { value: dayAfter(after, third?.startsWith('week') ? count * 7 : count), length: 3 };
}

/** A weekday before a date is not checked: "tue 8 dec". */
function readDate(words: readonly string[], at: number, after: string): Read<string> | null {
  const skipped = weekdayNamed(words[at]) !== null ? 1 : 0;
  const start = at + skipped + (skipped > 0 && words[at + 1] === 'the' ? 1 : 0);
  const word = words[start] ?? '';
  const digits = readDigits(word, after);
  if (digits) return { value: digits, length: start + 1 - at };
  const isMonthFirst = monthNamed(word) !== null;
  const isOf = !isMonthFirst && words[start + 1] === 'of';
  const month = monthNamed(isMonthFirst ? word : words[start + (isOf ? 2 : 1)]);
  const day = dayOfMonth(isMonthFirst ? words[start + 1] : word);
  if (month === null || day === null) return null;
  const end = start + 2 + (isOf ? 1 : 0);
  const year = yearNamed(words[end]);
  const value = nextDate({ day, month, year }, after);
  return value === null ? null : { value, length: end - at + (year === null ? 0 : 1) };
}

/** "2026-12-08", and as in Europe: "8.12.", "8.12.2026", "8/12". */
function readDigits(word: string, after: string): string | null {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(word) ?? [];
  if (isoYear)
    return nextDate({ day: Number(isoDay), month: Number(isoMonth) - 1, year: Number(isoYear) }, after);
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{4}|\d{2})?)?$/.exec(word) ?? [];
  if (!day || !month) return null;
  const inFull = year === undefined ? null : Number(year) + (year.length === 2 ? 2000 : 0);
  return nextDate({ day: Number(day), month: Number(month) - 1, year: inFull }, after);
}

/** The next such day; "next tue" is in the week after this one. */
function readWeekday(words: readonly string[], at: number, after: string): Read<string> | null {
  const which = words[at];
  const isLed = which === 'next' || which === 'this' || which === 'coming';
  const weekday = weekdayNamed(words[at + (isLed ? 1 : 0)]);
  if (weekday === null) return null;
  const length = isLed ? 2 : 1;
  const ahead = (weekday - weekdayOf(after) + 7) % 7 || 7;
  const value = which === 'next' ? dayAfter(after, 7 - weekdayOf(after) + weekday) : dayAfter(after, ahead);
  return { value, length };
}

function readDuration(words: readonly string[], at: number): Read<Duration> | null {
  const lead = words[at] === 'for' ? 1 : 0;
  const count = numberNamed(words[at + lead]);
  const [, unit] = /^(night|day|week)s?$/.exec(words[at + lead + 1] ?? '') ?? [];
  if (count === null || count === 0 || !unit) return null;
  return { value: { unit: unit as Duration['unit'], count }, length: lead + 2 }; // one of the three in the pattern
}

/** Of days, the first one counts: three days from Tuesday end on Thursday. */
function endAfter(from: string, { unit, count }: Duration): string {
  const days = { night: count, day: Math.max(1, count - 1), week: count * 7 };
  return dayAfter(from, days[unit]);
}

function nextDate(
  { day, month, year }: { day: number; month: number; year: number | null },
  after: string,
): string | null {
  const first = Number(after.slice(0, 4));
  for (const candidate of year === null ? [first, first + 1] : [year]) {
    const date = new Date(Date.UTC(candidate, month, day));
    const isReal = date.getUTCMonth() === month && date.getUTCDate() === day;
    const value = date.toISOString().slice(0, 10);
    if (isReal && value >= after) return value;
  }
  return null;
}

function weekdayNamed(word = ''): number | null {
  const found = Math.max(WEEKDAYS.indexOf(word), LONG_WEEKDAYS.indexOf(word));
  return found >= 0 ? found : (OTHER_WEEKDAYS.get(word) ?? null);
}

function monthNamed(word = ''): number | null {
  const name = word === 'sept' ? 'sep' : word;
  const found = Math.max(MONTHS.indexOf(name), LONG_MONTHS.indexOf(name));
  return found >= 0 ? found : null;
}

function dayOfMonth(word = ''): number | null {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th|\.)?$/.exec(word) ?? [];
  const day = Number(digits);
  return digits && day >= 1 && day <= 31 ? day : null;
}

function yearNamed(word = ''): number | null {
  return /^20\d\d$/.test(word) ? Number(word) : null;
}

function numberNamed(word = ''): number | null {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  if (word === 'a' || word === 'an') return 1;
  const found = NUMBERS.indexOf(word);
  return found >= 0 ? found : null;
}
