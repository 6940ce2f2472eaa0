import type { PracticeSwitches } from '../practice-switches.ts';

const MINUTE = 60_000;

/**
 * All companies take from one stock, so its holds go by the server's clock; a company that has moved its own clock
 * must neither keep the others from buying nor buy what they hold.
 */
export function stockTime(companyTime: Date, { clockOffsetMinutes }: PracticeSwitches): Date {
  return new Date(companyTime.getTime() - clockOffsetMinutes * MINUTE);
}

export function companyTime(stockTime: Date, { clockOffsetMinutes }: PracticeSwitches): Date {
  return new Date(stockTime.getTime() + clockOffsetMinutes * MINUTE);
}
