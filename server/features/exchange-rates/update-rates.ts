import { differenceInCalendarDays } from 'date-fns';
import { utcDay } from '#domain/local-time.ts';
import type { Deps } from '../../deps.ts';
import { reasonOf } from '../../reason-of.ts';
import { readRatesOn, replaceRates } from './exchange-rate-repository.ts';
import { parseRates } from './parse-rates.ts';

const TIMEOUT_MS = 60_000;
/** The history of all years has less than a tenth of it. */
const MAX_LENGTH = 20_000_000;
/** Banks publish none at weekends, on Good Friday and on Easter Monday. */
const OLD_DAYS = 5;

type Needs = Pick<Deps, 'config' | 'db' | 'clock' | 'log'>;

/** Daily: fetches the rates where the operator says, and complains about old ones. */
export async function updateRates({ config, db, clock, log }: Needs): Promise<void> {
  if (config.ratesUrl === undefined) return;
  try {
    const days = await fetchRates(config.ratesUrl);
    await db.transaction().execute((transaction) => replaceRates(transaction, days));
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'The exchange rates could not be updated');
  }
  const today = utcDay(clock.now());
  const latest = await readRatesOn(db, today);
  const age = latest ? differenceInCalendarDays(today, latest.date) : null;
  if (age === null || age > OLD_DAYS) {
    log.error(
      { of: latest?.date ?? null, days: age },
      'The exchange rates are old: amounts are judged by them',
    );
  }
}

async function fetchRates(url: string) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`They were answered with ${answer.status}`);
  const parsed = parseRates(await readText(answer));
  if ('days' in parsed) return parsed.days;
  throw new Error(`Line ${parsed.fault.line}: ${parsed.fault.reason}`);
}

async function readText(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of answer.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > MAX_LENGTH) throw new Error('The answer is too long for rates');
  }
  return text + decoder.decode();
}
