import { beforeEach, describe, expect, test } from 'vitest';
import type { PassengerRequest, PassportRequest, Trip, TripPartRequest } from '#domain/contract.ts';
import { insertPassport } from '#server/features/users/passport-repository.ts';
import { changePerson } from '#server/features/users/user-write-repository.ts';
import { refusal } from './support/call.ts';
import { ChangeDesk } from './support/change-desk.ts';
import { fareQuote, flightOf, PASSPORT } from './support/flight-orders.ts';
import { dayAhead, legTo } from './support/flights.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';
import { replacePassengers, storedPassengers } from './support/stored-passengers.ts';

const opened = sharedApp();
let desk: ChangeDesk;

beforeEach(async () => {
  desk = await ChangeDesk.open(opened);
  await clearProfile();
});

const TYPED = {
  middleName: 'Maria',
  dateOfBirth: '1979-11-02',
  gender: 'F' as const,
  passport: { country: 'DE', number: 'C01X00T47', expiryDate: '2054-06-30' },
} satisfies Partial<PassengerRequest>;

const { passport: _, ...WITHOUT_PASSPORT } = TYPED;

/** From now on the profile says nothing of what an airline has to know. */
async function clearProfile(): Promise<void> {
  const { userId } = desk.traveler;
  await setColumns(opened.db, 'users', userId, { sealed_date_of_birth: null, gender: null });
  await opened.db.deleteFrom('passports').where('user_id', '=', userId).execute();
}

/** From Zurich so many days from now, at a fare that can be changed. */
async function flight(
  days: number,
  { to = 'LHR', typed }: { to?: string; typed?: Partial<PassengerRequest> } = {},
): Promise<TripPartRequest> {
  const { offer } = await fareQuote(opened, desk.traveler, {
    search: { flightType: 'oneWay', legs: [legTo('ZRH', to, days)] },
    isWanted: ({ change }) => change.allowed === true,
  });
  const passengers = typed && [{ traveler: desk.traveler.companyUserId, ...typed }];
  return { kind: 'flight', offer, passengers };
}

async function storedPassenger({ _id }: Trip) {
  const [passenger] = await storedPassengers(opened.db, _id);
  return passenger ?? expect.fail('No passenger is stored');
}

async function moved(trip: Trip, part: TripPartRequest): Promise<Trip> {
  await desk.changed(trip, part);
  const after = await desk.settled(trip);
  expect(after.parts[0]).toMatchObject({ status: 'confirmed' });
  return after;
}

describe('the passengers of a changed flight', () => {
  test('are those of the booking, even if the profile lacks their data', async () => {
    const before = await desk.booked(await flight(30, { typed: TYPED }));
    const after = await moved(before, await flight(31));
    expect(flightOf(after).startsOn > flightOf(before).startsOn).toBe(true);
    expect(await storedPassenger(after)).toMatchObject({ ...TYPED, traveler: desk.traveler.companyUserId });
    expect(flightOf(after).passengers).toEqual(flightOf(before).passengers);
  });

  test('are shown with no more data than before, in the quote and in the trip', async () => {
    const before = await desk.booked(await flight(30, { typed: TYPED }));
    const later = await flight(31);
    const shown = JSON.stringify([await desk.quoted(before, later), await moved(before, later)]);
    expect(shown).toContain(TYPED.passport.expiryDate);
    expect(shown).not.toContain(TYPED.passport.number);
    expect(shown).not.toContain(TYPED.dateOfBirth);
  });

  test('retain the data of the booking after the profile has changed', async () => {
    const before = await desk.booked(await flight(30, { typed: TYPED }));
    await changePerson(opened.db, desk.traveler.userId, {
      dateOfBirth: '1984-05-17',
      gender: 'M',
      middleName: 'Other',
    });
    await insertPassport(opened.db, desk.traveler.userId, PASSPORT);
    expect(await storedPassenger(await moved(before, await flight(31)))).toMatchObject(TYPED);
  });

  test('can be corrected in the change', async () => {
    const before = await desk.booked(await flight(30, { typed: TYPED }));
    const passport = { country: 'FR', number: '12AB34567', expiryDate: '2053-01-31' };
    const after = await moved(before, await flight(31, { typed: { passport } }));
    expect(await storedPassenger(after)).toMatchObject({ ...TYPED, passport });
  });
});

describe('a passport', () => {
  const own = (expiryDate: string): PassportRequest => ({ ...PASSPORT, expiryDate });
  const typedUntil = (expiryDate: string) => ({ ...TYPED, passport: { ...TYPED.passport, expiryDate } });

  test('of the profile is used if the booked flight required none', async () => {
    const before = await desk.booked(await flight(30, { typed: TYPED }));
    const withoutPassport = { ...(await storedPassenger(before)), passport: null };
    await replacePassengers(opened.db, before._id, [withoutPassport]);
    await insertPassport(opened.db, desk.traveler.userId, PASSPORT);
    const after = await moved(before, await flight(31));
    expect((await storedPassenger(after)).passport).toMatchObject({ number: PASSPORT.number });
  });

  test('of the profile is used if the booked one expires before the new flight', async () => {
    const before = await desk.booked(await flight(30, { typed: typedUntil(dayAhead(32)) }));
    await insertPassport(opened.db, desk.traveler.userId, own('2055-02-02'));
    const after = await moved(before, await flight(40));
    expect((await storedPassenger(after)).passport).toMatchObject({ number: PASSPORT.number });
  });

  test('that expires before the new flight is refused if there is no other one', async () => {
    const before = await desk.booked(await flight(30, { typed: typedUntil(dayAhead(32)) }));
    expect(refusal(await desk.quote(before, await flight(40)))).toMatchObject({ code: 'passport_expired' });
  });

  test('that is missing is requested', async () => {
    const before = await desk.booked(await flight(30, { to: 'FRA', typed: WITHOUT_PASSPORT }));
    expect(refusal(await desk.quote(before, await flight(31)))).toMatchObject({
      code: 'passenger_data_missing',
    });
  });
});
