import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PassengerDetails } from '#domain/checkout/checkout-info.ts';
import { toTripRequest } from '#domain/checkout/part-requests.ts';
import type { BookingInfoRequest, PassengerRequest } from '#domain/contract.ts';
import type { FareQuote } from '#domain/flight-booking/flight-choice.ts';
import { freshFlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import { NO_EXTRAS } from '#domain/flight-booking/selected-extras.ts';
import { dayAfter } from '#domain/local-time.ts';
import { replaceMemberships } from '#server/features/loyalty/membership-repository.ts';
import { insertPassport } from '#server/features/users/passport-repository.ts';
import { refusal } from './support/call.ts';
import { fareQuote, flightOf, insertFlyer, PASSPORT } from './support/flight-orders.ts';
import { dayAhead, legTo } from './support/flights.ts';
import { createdTrip, getTrip, HOTELS, offerOf, orderBody, sendOrder } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';
import { storedPassengers } from './support/stored-passengers.ts';

const opened = sharedApp();
let companyId: string;
let me: Member;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
});
beforeEach(async () => {
  me = await insertFlyer(opened, { companyId, role: 'travel-arranger' });
});

const order = (offer: string, more: object = {}) =>
  sendOrder(opened, me, orderBody(me, '', { parts: [{ kind: 'flight', offer, ...more }] }));
const said = (more: Omit<PassengerRequest, 'traveler'>) => ({
  passengers: [{ traveler: me.companyUserId, ...more }],
});
const toFrankfurt = { flightType: 'oneWay' as const, legs: [legTo('ZRH', 'FRA', 30)] };

async function joinProgrammes(...programs: string[]): Promise<void> {
  const memberships = programs.map((program, place) => ({
    _id: `01994b5e-0000-7000-800${place}-${me.userId.slice(-12)}`,
    program,
    membershipNumber: `${program}-1`,
  }));
  await replaceMemberships(opened.db, { owner: { user_id: me.userId }, kind: 'flight' }, memberships);
}

test('the seat preference of a profile is said with the price, so that a free seat can be proposed', async () => {
  expect((await fareQuote(opened, me)).passengers[0]).not.toHaveProperty('seatPreference');
  await opened.db.updateTable('users').set({ seat_preference: 'A' }).where('id', '=', me.userId).execute();
  expect((await fareQuote(opened, me)).passengers).toMatchObject([{ seatPreference: 'A' }]);
});

describe('the passenger data of an airline', () => {
  test('comes from the profile, with the matching membership; private data is not shown', async () => {
    await joinProgrammes('DL', 'UA', 'LH');
    const fare = { search: { airlines: ['LX'] } };
    const priced = await fareQuote(opened, me, fare);
    const memberships = [{ program: 'LH', membershipNumber: 'LH-1' }];
    expect(priced.passengers).toMatchObject([
      { traveler: me.companyUserId, missing: [], passports: [{ country: 'CH', valid: true }] },
    ]);
    expect(priced.passengers[0]?.memberships.map(({ program }) => program)).toEqual(['LH', 'UA', 'DL']);
    const trip = createdTrip(await order(priced.offer));
    const passport = { country: 'CH', expiryDate: PASSPORT.expiryDate };
    const shown = { traveler: me.companyUserId, firstName: expect.any(String), lastName: 'Tester' };
    expect(flightOf(trip).passengers).toEqual([{ ...shown, passport, memberships }]);
    expect(JSON.stringify(trip)).not.toContain(PASSPORT.number);
    expect(await storedPassengers(opened.db, trip._id)).toMatchObject([
      { dateOfBirth: '1984-05-17', gender: 'F', passport: { number: PASSPORT.number }, memberships },
    ]);
  });

  test('is taken from the order where it differs, and the profile is unchanged', async () => {
    const { offer } = await fareQuote(opened, me);
    const passport = { country: 'DE', number: 'C01X00T47', expiryDate: '2054-06-30' };
    const memberships = [{ program: 'BA', membershipNumber: '12345' }];
    const names = { firstName: 'Anna', middleName: 'Maria', lastName: 'Keller' };
    const trip = createdTrip(
      await order(offer, said({ ...names, gender: 'X', dateOfBirth: '1990-01-02', passport, memberships })),
    );
    expect(flightOf(trip).passengers).toMatchObject([
      { ...names, passport: { country: 'DE', expiryDate: '2054-06-30' }, memberships },
    ]);
    expect(await storedPassengers(opened.db, trip._id)).toMatchObject([{ gender: 'X', passport }]);
    const profile = await opened.db
      .selectFrom('users')
      .select(['gender', 'last_name'])
      .where('id', '=', me.userId)
      .executeTakeFirstOrThrow();
    expect(profile).toEqual({ gender: 'F', last_name: 'Tester' });
  });

  test('is requested where the profile lacks it, and nothing is bought without it', async () => {
    me = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
    const { offer, passengers } = await fareQuote(opened, me);
    const missing = ['dateOfBirth', 'gender', 'passport'];
    expect(passengers).toMatchObject([{ missing, passports: [] }]);
    const answer = await order(offer);
    expect(refusal(answer)).toEqual({ status: 422, code: 'passenger_data_missing' });
    expect(answer.body).toMatchObject({
      errors: missing.map((field) => ({ path: `/body/parts/0/passengers/0/${field}` })),
    });
    const passport = { country: 'DE', number: 'C01X00T47', expiryDate: '2054-06-30' };
    createdTrip(await order(offer, said({ dateOfBirth: '1990-01-02', gender: 'M', passport })));
  });

  test('has no middle name when the passport has none', async () => {
    const { db } = opened;
    await setColumns(db, 'users', me.userId, { middle_name: 'Maria' });
    const { offer } = await fareQuote(opened, me);
    const trip = createdTrip(await order(offer, said({ middleName: '' })));
    expect(flightOf(trip).passengers[0]).not.toHaveProperty('middleName');
  });

  test('is no passport where none is needed, not even one of the profile', async () => {
    const { offer, passengers } = await fareQuote(opened, me, { search: toFrankfurt });
    expect(passengers).toMatchObject([{ missing: [], passports: [] }]);
    const trip = createdTrip(await order(offer));
    expect(flightOf(trip).passengers[0]).not.toHaveProperty('passport');
    expect(await storedPassengers(opened.db, trip._id)).toMatchObject([{ passport: null }]);
  });

  test('is a passport where none is needed when it is named', async () => {
    const { offer } = await fareQuote(opened, me, { search: toFrankfurt });
    const passport = { country: 'DE', number: 'C01X00T47', expiryDate: '2054-06-30' };
    const trip = createdTrip(await order(offer, said({ passport })));
    expect(flightOf(trip).passengers).toMatchObject([
      { passport: { country: 'DE', expiryDate: '2054-06-30' } },
    ]);
  });
});

describe('what is entered at the checkout', () => {
  const entered = (traveler: string) => ({
    traveler,
    dateOfBirth: '1990-01-02',
    gender: 'X' as const,
    passport: { country: 'DE', number: 'C01X00T47', expiryDate: '2054-06-30' },
  });
  const request = (priced: FareQuote, passengers: readonly PassengerDetails[]) => {
    const travelers = priced.passengers.map(({ traveler: _id, firstName, lastName }) => ({
      _id,
      firstName,
      lastName,
    }));
    const criteria = freshFlightCriteria({ purpose: 'client-visit', travelers });
    const result = { id: 'out and back', name: 'LX 316' };
    return toTripRequest([{ kind: 'flight', criteria, result, priced, extras: NO_EXTRAS }], {
      ...orderBody(me, '').bookingInfo,
      passengers,
    });
  };

  test('makes the order of an arranger complete, for a profile that has everything and one that has nothing', async () => {
    const colleague = await insertMember(opened.db, { companyId, role: 'traveler' });
    const travelers = [me.companyUserId, colleague.companyUserId];
    const priced = await fareQuote(opened, me, { travelers });
    expect(refusal(await sendOrder(opened, me, request(priced, []))).code).toBe('passenger_data_missing');
    const passengers = [
      { traveler: me.companyUserId, passportId: priced.passengers[0]?.passports[0]?._id ?? '' },
      entered(colleague.companyUserId),
    ];
    const trip = createdTrip(await sendOrder(opened, me, request(priced, passengers)));
    expect(flightOf(trip).passengers).toMatchObject([
      { passport: { country: 'CH' }, memberships: [] },
      { passport: { country: 'DE' }, memberships: [] },
    ]);
  });

  test('keeps a passport from a flight that asks for none', async () => {
    const priced = await fareQuote(opened, me, { search: toFrankfurt });
    const trip = createdTrip(await sendOrder(opened, me, request(priced, [entered(me.companyUserId)])));
    expect(await storedPassengers(opened.db, trip._id)).toMatchObject([{ passport: null }]);
  });
});

describe('a passport', () => {
  test('that expires before the end of the flight is not proposed, and refused when chosen', async () => {
    await opened.db.deleteFrom('passports').where('user_id', '=', me.userId).execute();
    const id = `01994b5e-0000-7000-9000-${me.userId.slice(-12)}`;
    await insertPassport(opened.db, me.userId, { ...PASSPORT, expiryDate: dayAhead(31) }, id);
    const { offer, passengers } = await fareQuote(opened, me);
    expect(passengers).toMatchObject([{ missing: ['passport'], passports: [{ _id: id, valid: false }] }]);
    expect(refusal(await order(offer)).code).toBe('passenger_data_missing');
    const answer = await order(offer, said({ passportId: id }));
    expect(refusal(answer)).toEqual({ status: 422, code: 'passport_expired' });
    expect(answer.body).toMatchObject({ errors: [{ path: '/body/parts/0/passengers/0/passport' }] });
  });

  test('is the one that is chosen, and not the default', async () => {
    const id = `01994b5e-0000-7000-9001-${me.userId.slice(-12)}`;
    const other = {
      ...PASSPORT,
      country: 'IT',
      isDefault: false,
      expiryDate: dayAfter(PASSPORT.expiryDate, -9),
    };
    await insertPassport(opened.db, me.userId, other, id);
    const { offer } = await fareQuote(opened, me);
    const trip = createdTrip(await order(offer, said({ passportId: id })));
    expect(flightOf(trip).passengers).toMatchObject([{ passport: { country: 'IT' } }]);
    expect(trip.bookingInfo.travelerId).toBe(me.companyUserId);
    expect(trip.bookingInfo).not.toHaveProperty('passportId');
  });
});

describe('a passport of the booking info', () => {
  let passportId: string;
  let offer: string;

  beforeEach(async () => {
    passportId = `01994b5e-0000-7000-9002-${me.userId.slice(-12)}`;
    await insertPassport(opened.db, me.userId, { ...PASSPORT, country: 'IT', isDefault: false }, passportId);
    ({ offer } = await fareQuote(opened, me));
  });

  const orderWith = (bookingInfo: Partial<BookingInfoRequest>, more: object = {}) =>
    sendOrder(opened, me, orderBody(me, '', { parts: [{ kind: 'flight', offer, ...more }], bookingInfo }));
  const tripsOrdered = () =>
    opened.db.selectFrom('trips').select('id').where('created_by_user_id', '=', me.userId).execute();

  test('is the one of all flights', async () => {
    const bookingInfo = { travelerId: me.companyUserId, passportId };
    const trip = createdTrip(await orderWith(bookingInfo));
    expect(flightOf(trip).passengers).toMatchObject([{ passport: { country: 'IT' } }]);
    expect(trip.bookingInfo).toMatchObject(bookingInfo);
  });

  test('is the one of a passenger who names it too', async () => {
    const both = createdTrip(await orderWith({ passportId }, said({ firstName: 'Anna', passportId })));
    expect(flightOf(both).passengers).toMatchObject([{ firstName: 'Anna', passport: { country: 'IT' } }]);
    expect(both.bookingInfo).toMatchObject({ travelerId: me.companyUserId, passportId });
  });

  test('is answered only to its traveler and to those who may book for them', async () => {
    const { _id, bookingInfo } = createdTrip(await orderWith({ passportId }));
    const approver = await insertMember(opened.db, { companyId, role: 'traveler' });
    await setColumns(opened.db, 'trips', _id, { level1_approver_id: approver.companyUserId });
    const arranger = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
    expect((await getTrip(opened, arranger, _id)).bookingInfo).toMatchObject({ passportId });
    const { level1Approver: _, passportId: __, ...visible } = bookingInfo;
    const read = (await getTrip(opened, approver, _id)).bookingInfo;
    expect(read).toMatchObject(visible);
    expect(read).not.toHaveProperty('passportId');
  });

  test('stays that of the trip when an order without one extends it', async () => {
    const { _id: tripId } = createdTrip(await orderWith({ passportId }));
    await opened.workOff(3);
    const parts = [{ kind: 'hotel' as const, offer: await offerOf(opened, me, HOTELS.falling) }];
    const extended = createdTrip(await sendOrder(opened, me, orderBody(me, '', { parts, tripId })));
    expect(extended.bookingInfo).toMatchObject({ travelerId: me.companyUserId, passportId });
  });

  test.each<[string, string, () => Partial<BookingInfoRequest>, () => object]>([
    ['somebody who does not travel', 'bookingInfo/travelerId', () => ({ travelerId: me.userId }), () => ({})],
    ['no passport of the traveller', 'bookingInfo/passportId', () => ({ passportId: me.userId }), () => ({})],
    [
      'another passport than a passenger by its id',
      'parts/0/passengers/0/passportId',
      () => ({ passportId }),
      () => said({ passportId: me.userId }),
    ],
    [
      'another passport than a passenger as a whole',
      'parts/0/passengers/0/passport',
      () => ({ passportId }),
      () => said({ passport: { country: 'DE', number: 'C01X00T47', expiryDate: '2054-06-30' } }),
    ],
  ])('is refused when the booking info names %s', async (_, path, info, more) => {
    const answer = await orderWith(info(), more());
    expect(refusal(answer)).toEqual({ status: 422, code: 'validation_failed' });
    expect(answer.body).toMatchObject({ errors: [{ path: `/body/${path}` }] });
    expect(await tripsOrdered()).toEqual([]);
  });
});

const WRONG: [string, string, () => object][] = [
  ['a passport of another person', 'passengers/0/passportId', () => said({ passportId: me.userId })],
  [
    'a programme that does not exist',
    'passengers/0/memberships/0/program',
    () => said({ memberships: [{ program: 'nobody', membershipNumber: '1' }] }),
  ],
  ['no one', 'passengers', () => ({ passengers: [] })],
  ['another person', 'passengers', () => ({ passengers: [{ traveler: me.userId }] })],
  [
    'one too many',
    'passengers',
    () => ({ passengers: [me, me].map(({ companyUserId: traveler }) => ({ traveler })) }),
  ],
  ['an empty name', 'passengers/0/firstName', () => said({ firstName: '' })],
  ['a name of blanks', 'passengers/0/lastName', () => said({ lastName: ' ' })],
  ['a line break in a name', 'passengers/0/lastName', () => said({ lastName: 'Kel\nler' })],
  [
    'a gender that is none',
    'passengers/0/gender',
    () => ({ passengers: [{ traveler: me.companyUserId, gender: 'Z' }] }),
  ],
  ['a day of birth that is none', 'passengers/0/dateOfBirth', () => said({ dateOfBirth: '1990-02-31' })],
  [
    'a passport without a number',
    'passengers/0/passport/number',
    () => said({ passport: { country: 'CH', number: '', expiryDate: '2055-01-01' } }),
  ],
  [
    'six memberships',
    'passengers/0/memberships',
    () => said({ memberships: Array.from({ length: 6 }, () => ({ program: 'LH', membershipNumber: '1' })) }),
  ],
];
test.each(WRONG)('an order with %s as passenger data is refused', async (_, path, wrong) => {
  const { offer } = await fareQuote(opened, me);
  const answer = await order(offer, wrong());
  expect(refusal(answer)).toEqual({ status: 422, code: 'validation_failed' });
  const fault = expect.objectContaining({ path: `/body/parts/0/${path}` });
  expect(answer.body).toMatchObject({ errors: expect.arrayContaining([fault]) });
});
