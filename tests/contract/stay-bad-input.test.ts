import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { call, refusal } from './support/call.ts';
import { rentalBody } from './support/cars.ts';
import { databaseState } from './support/database-state.ts';
import { dayAhead } from './support/flights.ts';
import { detailsBody, stayBody, TOWNS } from './support/hotels.ts';
import { insertCompany, insertMember } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let me: string;
let token: string;
let before: Record<string, string>;

beforeAll(async () => {
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  const member = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
  me = member.companyUserId;
  token = (await openSession(opened.deps, member)).token;
  before = await stateNow();
});
afterEach(async () => {
  const [earlier, now] = [before, await stateNow()];
  before = now;
  expect(now).toEqual(earlier);
});

/** Searches are remembered asynchronously. */
async function stateNow(): Promise<Record<string, string>> {
  const { recent_searches: _, ...others } = await databaseState(opened.db);
  return others;
}

const post = (operation: string, body: unknown) =>
  call(opened.app, { method: 'POST', url: `/api/booking/${operation}`, token, body });

const OTHER = '01994b5e-0000-7000-8000-000000000000';
type Body = Record<string, unknown>;

const VALID: Record<string, () => Body> = {
  'hotel/search': () => ({ ...stayBody([me]) }),
  'hotel/details': () => ({ ...detailsBody([me], 'practice-1') }),
  'car/search': () => ({ ...rentalBody([me], 'VXO') }),
  'hotel/check': () => ({ travelers: [me], offer: 'x' }),
  'car/check': () => ({ travelers: [me], offer: 'x' }),
};

describe('a request is refused', () => {
  const stay = (from: number, to: number) => ({ checkIn: dayAhead(from), checkOut: dayAhead(to) });
  const rental = (from: number, to: number) => ({ pickUpDate: dayAhead(from), dropOffDate: dayAhead(to) });
  const IMPOSSIBLE: [string, object, string][] = [
    ['hotel/search', stay(-2, 2), 'check_in_in_past'],
    ['hotel/search', stay(370, 372), 'check_in_too_far'],
    ['hotel/search', stay(30, 30), 'check_out_too_early'],
    ['hotel/search', stay(30, 29), 'check_out_too_early'],
    ['hotel/search', stay(30, 61), 'stay_too_long'],
    ['hotel/search', { rooms: 2 }, 'rooms_do_not_fit'],
    ['hotel/details', stay(-2, 2), 'check_in_in_past'],
    ['hotel/details', stay(370, 372), 'check_in_too_far'],
    ['hotel/details', stay(30, 30), 'check_out_too_early'],
    ['hotel/details', stay(30, 61), 'stay_too_long'],
    ['hotel/details', { rooms: 2 }, 'rooms_do_not_fit'],
    ['hotel/search', { companyLocation: OTHER }, 'validation_failed'],
    ['hotel/search', { location: undefined }, 'validation_failed'],
    ['car/search', rental(-2, 2), 'pick_up_in_past'],
    ['car/search', rental(370, 372), 'pick_up_too_far'],
    ['car/search', rental(30, 29), 'drop_off_too_early'],
    ['car/search', { ...rental(30, 30), pickUpTime: '10:00', dropOffTime: '10:00' }, 'drop_off_too_early'],
    ['car/search', rental(30, 61), 'rental_too_long'],
    ['car/search', { pickUp: { code: 'ZRH', latitude: 47, longitude: 8 } }, 'validation_failed'],
    ['car/search', { pickUp: { code: 'QQQ' } }, 'place_unknown'],
    ['car/search', { dropOff: { code: 'QQQ' } }, 'place_unknown'],
    ['hotel/check', {}, 'offer_invalid'],
    ['car/check', {}, 'offer_invalid'],
  ];
  test.each(IMPOSSIBLE)('%s with %j: %s', async (operation, more, code) => {
    const answer = await post(operation, { ...VALID[operation]?.(), ...more });
    expect(refusal(answer)).toEqual({ status: 422, code });
  });

  test.each(Object.keys(VALID))('%s for the same traveler twice', async (operation) => {
    const answer = await post(operation, { ...VALID[operation]?.(), travelers: [me, me] });
    expect(refusal(answer)).toEqual({ status: 422, code: 'travelers_repeated' });
  });
});

describe('a request is accepted at its limits', () => {
  const LIMITS: [string, object][] = [
    ['hotel/search', { checkIn: dayAhead(0), checkOut: dayAhead(30), radius: 1 }],
    ['hotel/search', { checkIn: dayAhead(361), checkOut: dayAhead(391), location: TOWNS.Gersau }],
    ['car/search', { pickUpDate: dayAhead(361), dropOffDate: dayAhead(391), dropOffTime: '08:00' }],
    ['car/search', { pickUp: { latitude: 56.9, longitude: 14.7 }, dropOff: { code: 'RNB' } }],
  ];
  test.each(LIMITS)('%s with %j', async (operation, more) => {
    expect((await post(operation, { ...VALID[operation]?.(), ...more })).status).toBe(200);
  });
});
