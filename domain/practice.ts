import type { PracticeSwitches, Role } from './contract.ts';

/** Practice is no subject of the abilities: it is for those who look after the company that they act in. */
const ROLES: readonly Role[] = ['company-admin', 'site-admin'];

export function mayPractise(role: Role): boolean {
  return ROLES.includes(role);
}

export const CLOCK_LIMIT_MINUTES = 525_600;
export const PRICE_LIMITS_PERCENT = { lowest: -50, highest: 100 } as const;
export const SLOWEST_MILLISECONDS = 60_000;

/** How many things are switched on. */
export function countSwitchedOn(switches: PracticeSwitches): number {
  const { clockOffsetMinutes, priceChangePercent, soldOut, slowSource, failedSources } = switches;
  return [
    clockOffsetMinutes !== 0,
    priceChangePercent !== 0,
    soldOut,
    slowSource !== undefined,
    failedSources.length > 0,
    switches.lostAnswers,
    switches.silentApprovers,
  ].filter(Boolean).length;
}
