import type { Call } from '../call.ts';
import type { Relations, Row } from './cells.ts';

const URL = '/api/practice';

/** Always for the company that the session acts in. */
export const OF_PRACTICE = {
  getPractice: { 'the own company': [() => ({ url: URL }), forAdmins(200)] },
  setPractice: { 'the own company': [() => ({ method: 'PUT', url: URL, body: nothing() }), forAdmins(200)] },
  resetPractice: { 'the own company': [() => ({ method: 'DELETE', url: URL }), forAdmins(204)] },
} satisfies Record<string, Relations>;

function forAdmins(status: number): Row {
  return [401, 403, 403, status, status];
}

function nothing(): NonNullable<Call['body']> {
  return {
    clockOffsetMinutes: 0,
    priceChangePercent: 0,
    failedSources: [],
    soldOut: false,
    lostAnswers: false,
    silentApprovers: false,
  };
}
