import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type {
  CarCheckAnswer,
  FlightSelectAnswer,
  HotelCheckAnswer,
  HotelDetailsAnswer,
  PartToChange,
  SeatsAnswer,
  Trip,
} from '#domain/contract.ts';
import { carKind } from '#server/suppliers/embedded/car-kind.ts';
import { insertHold } from '#server/suppliers/embedded/desk/booking-repository.ts';
import type { Kind } from '#server/suppliers/embedded/desk/kind.ts';
import { takeUnits } from '#server/suppliers/embedded/desk/stock-repository.ts';
import { flightKind } from '#server/suppliers/embedded/flight-kind.ts';
import type { Inventory } from '#server/suppliers/embedded/inventory.ts';
import { call, refusal } from './support/call.ts';
import { carsOf, rentalBody } from './support/cars.ts';
import { ChangeDesk } from './support/change-desk.ts';
import { dayAhead, faresOf, oneWay } from './support/flights.ts';
import { detailsBody, hotelsOf, stayBody } from './support/hotels.ts';
import { HOTELS } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();

async function post(as: Member, path: string, body: object) {
  const { token } = await openSession(opened.deps, as);
  return await call(opened.app, { method: 'POST', url: `/api/booking/${path}`, token, body });
}

const namesOf = (trip: Trip): PartToChange => ({
  tripId: trip._id,
  partId: trip.parts[0]?._id ?? expect.fail('The trip has no part'),
});

/** Others take all that is left of what the booking of a company has taken some of. */
async function bookRemaining(
  {
    name: kind,
    inventory,
  }: Pick<Kind<unknown, unknown, unknown>, 'name'> & {
    inventory: Pick<Inventory<unknown, unknown, unknown>, 'find'>;
  },
  companyId: string,
): Promise<void> {
  const { db } = opened;
  const { key, travellers, reference } = await db
    .selectFrom('embedded_bookings')
    .select(['key', 'travellers', 'reference'])
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  const now = new Date();
  const sold = (await inventory.find(key, travellers, now)) ?? expect.fail('It is not sold any more');
  const others = { companyId: await insertCompany(db, { name: `Others ${randomUUID()}` }), reference };
  const { price, units } = sold;
  await insertHold(db, others, { kind, key, travelers: travellers, price, pricedAt: now, heldUntil: now });
  const left = units.map(({ unit, capacity, quantity }) => ({ unit, quantity: capacity - quantity }));
  await takeUnits(db, others, { units: left.filter(({ quantity }) => quantity > 0), heldUntil: null });
}

describe('a stay in the only room of its kind', () => {
  async function lastRoom() {
    const desk = await ChangeDesk.open(opened);
    const trip = await desk.booked();
    const [part] = trip.parts;
    const room = part?.kind === 'hotel' ? part.room.roomName : expect.fail('The part is no stay');
    const days = { checkIn: dayAhead(desk.night), checkOut: dayAhead(desk.night + 2) };
    return { desk, trip, room, days, changes: namesOf(trip) };
  }

  test('is found, shown and priced for its own change, which prolongs it by a night', async () => {
    const { desk, trip, room, days, changes } = await lastRoom();
    const { traveler } = desk;
    const travelers = [traveler.companyUserId];
    const search = await post(traveler, 'hotel/search', stayBody(travelers, { ...days, changes }));
    const rates = hotelsOf(search.body).filter(({ propertyId }) => propertyId === HOTELS.onlyRoom);
    expect(rates.flatMap((hotel) => hotel.rates.map(({ roomName }) => roomName))).toContain(room);
    const details = await post(
      traveler,
      'hotel/details',
      detailsBody(travelers, HOTELS.onlyRoom, { ...days, changes }),
    );
    const { options } = details.body as HotelDetailsAnswer; // the contract has checked it
    const option =
      options.find((one) => one.room.roomName === room && one.room.refundable) ??
      expect.fail('The room is not shown');
    expect(option.room.roomsLeft).toBe(1);
    const checked = await post(traveler, 'hotel/check', { travelers, offer: option.offer, changes });
    const { outcome, offer } = checked.body as Extract<HotelCheckAnswer, { outcome: 'priced' }>;
    expect(outcome).toBe('priced');
    await desk.changed(trip, { kind: 'hotel', offer });
    const after = await desk.settled(trip);
    expect(after.parts[0]).toMatchObject({ status: 'confirmed', nights: 2, room: { roomName: room } });
  });

  test('stays taken for every other search, of the same person and of others', async () => {
    const { desk, room, days, changes } = await lastRoom();
    const { traveler } = desk;
    const colleague = await insertMember(opened.db, { companyId: traveler.companyId, role: 'traveler' });
    const companyId = await insertCompany(opened.db, { name: `Other ${randomUUID()}` });
    const stranger = await insertMember(opened.db, { companyId, role: 'traveler' });
    for (const person of [traveler, colleague, stranger]) {
      const travelers = [person.companyUserId];
      const details = await post(person, 'hotel/details', detailsBody(travelers, HOTELS.onlyRoom, days));
      const { options } = details.body as HotelDetailsAnswer; // the contract has checked it
      expect(options.map((one) => one.room.roomName)).not.toContain(room);
      const search = await post(person, 'hotel/search', stayBody(travelers, days));
      const rates = hotelsOf(search.body).filter(({ propertyId }) => propertyId === HOTELS.onlyRoom);
      expect(rates.flatMap((hotel) => hotel.rates.map(({ roomName }) => roomName))).not.toContain(room);
    }
    const shown = await post(
      traveler,
      'hotel/details',
      detailsBody([traveler.companyUserId], HOTELS.onlyRoom, { ...days, changes }),
    );
    const { options } = shown.body as HotelDetailsAnswer; // the contract has checked it
    const { offer } = options.find((one) => one.room.roomName === room) ?? expect.fail('It is not shown');
    const travelers = [traveler.companyUserId];
    const checked = await post(traveler, 'hotel/check', { travelers, offer });
    expect(checked.body).toEqual({ outcome: 'soldOut' });
  });

  test('stays taken for callers who may not change it', async () => {
    const { desk, days, changes } = await lastRoom();
    const { traveler, first } = desk;
    const companyId = await insertCompany(opened.db, { name: `Other ${randomUUID()}` });
    const stranger = await insertMember(opened.db, { companyId, role: 'traveler' });
    for (const path of ['hotel/search', 'hotel/details'] as const) {
      const ask = async (as: Member, more: object = {}, of = changes) => {
        const travelers = [as.companyUserId];
        const body =
          path === 'hotel/search'
            ? stayBody(travelers, { ...days, changes: of, ...more })
            : detailsBody(travelers, HOTELS.onlyRoom, { ...days, changes: of, ...more });
        return refusal(await post(as, path, body));
      };
      expect(await ask(first)).toEqual({ status: 404, code: 'not_found' });
      expect(await ask(stranger)).toEqual({ status: 404, code: 'not_found' });
      expect(await ask(traveler, {}, { ...changes, partId: changes.tripId })).toEqual({
        status: 404,
        code: 'not_found',
      });
      expect(await ask(traveler, {}, { ...changes, tripId: changes.partId })).toEqual({
        status: 404,
        code: 'not_found',
      });
    }
    const { token } = await openSession(opened.deps, traveler);
    const body = { ...rentalBody([traveler.companyUserId], 'ZRH'), changes };
    const other = await call(opened.app, { method: 'POST', url: '/api/booking/car/search', token, body });
    expect(other.body).toMatchObject({ code: 'validation_failed', errors: [{ path: '/body/changes/kind' }] });
  });
});

test('the last seat in a flight, and the seat that was chosen, are free for their own change', async () => {
  const desk = await ChangeDesk.open(opened);
  const { traveler } = desk;
  const travelers = [traveler.companyUserId];
  const search = { ...oneWay(travelers, 'ZRH-LHR'), directOnly: true };
  const [wanted] = faresOf((await post(traveler, 'flight/search', search)).body);
  const { offer } = wanted ?? expect.fail('No flight is found');
  const isFound = async (more: object) => {
    const { body } = await post(traveler, 'flight/search', { ...search, ...more });
    return faresOf(body).some((fare) => keyOf(fare.offer) === keyOf(offer));
  };
  const freeSeats = async (more: object) => {
    const { body } = await post(traveler, 'flight/seats', { travelers, offer, ...more });
    return seatsOf(body as SeatsAnswer); // the contract has checked it
  };
  const [seat] = await freeSeats({});
  const seats = [{ traveler: traveler.companyUserId, ...(seat ?? expect.fail('No seat is free')) }];
  const priced = await post(traveler, 'flight/select', { travelers, offer, seats });
  const found = priced.body as Extract<FlightSelectAnswer, { outcome: 'priced' }>;
  const trip = await desk.booked({ kind: 'flight', offer: found.offer, seats: found.seats });
  const changes = namesOf(trip);
  await bookRemaining(flightKind, traveler.companyId);

  expect(await isFound({})).toBe(false);
  expect(await isFound({ changes })).toBe(true);
  const select = async (more: object) =>
    (await post(traveler, 'flight/select', { travelers, offer, ...more })).body;
  expect(await select({ seats })).toEqual({ outcome: 'soldOut' });
  expect(await select({ seats, changes })).toMatchObject({ outcome: 'priced', fare: { seatsLeft: 1 } });
  expect(await freeSeats({})).not.toContainEqual(seat);
  expect(await freeSeats({ changes })).toContainEqual(seat);
});

test('the last car of a class is free for its own change', async () => {
  const desk = await ChangeDesk.open(opened);
  const { traveler } = desk;
  const travelers = [traveler.companyUserId];
  const search = rentalBody(travelers, 'ZRH');
  const found = carsOf((await post(traveler, 'car/search', search)).body);
  const { offer } = found.find(({ car: { refundable } }) => refundable) ?? expect.fail('No car is found');
  const check = async (more: object) =>
    (await post(traveler, 'car/check', { travelers, offer, ...more })).body as CarCheckAnswer;
  const priced = await check({});
  const trip = await desk.booked({
    kind: 'car',
    offer: priced.outcome === 'priced' ? priced.offer : expect.fail(priced.outcome),
  });
  const changes = namesOf(trip);
  await bookRemaining(carKind, traveler.companyId);
  const isFound = async (more: object) => {
    const { body } = await post(traveler, 'car/search', { ...search, ...more });
    return carsOf(body).some((car) => keyOf(car.offer) === keyOf(offer));
  };
  expect(await isFound({})).toBe(false);
  expect(await isFound({ changes })).toBe(true);
  expect(await check({})).toEqual({ outcome: 'soldOut' });
  expect(await check({ changes })).toMatchObject({ outcome: 'priced', car: { carsLeft: 1 } });
});

/** What a reference names, without its price and its end. */
const keyOf = (offer: string) => offer.split(/~\d+[A-Z]{3}~/)[0];

function seatsOf(answer: SeatsAnswer) {
  if (answer.outcome !== 'priced') return expect.fail(answer.outcome);
  return answer.seatMaps.flatMap(({ segment, cabins }) =>
    cabins.flatMap(({ rows }) =>
      rows.flatMap((row) =>
        row.seats
          .filter(({ free }) => free)
          .map(({ letter, price }) => ({
            segment,
            seat: `${row.number}${letter}`,
            price,
          })),
      ),
    ),
  );
}
