import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { TripRequest } from '#domain/contract.ts';
import { confirmPart } from '#server/features/trips/work/confirm-part.ts';
import { call, refusal } from './support/call.ts';
import { carsOf, rentalBody } from './support/cars.ts';
import { dayAhead } from './support/flights.ts';
import { stayBody } from './support/order-stay.ts';
import { bookingsAtDesk, createdTrip, getTrip, HOTELS, orderBody, sendOrder } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

/** ROUNDS=1000 for the long run. */
const { ROUNDS: wanted = '2' } = process.env;
const ROUNDS = Number(wanted);
const RUNNERS = 64;
const timeout = 30_000 + ROUNDS * 20_000;

const opened = sharedApp();
let companyId: string;
let runners: Member[];
let me: Member;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
  runners = [];
  for (let runner = 0; runner < RUNNERS; runner += 1) {
    runners.push(await insertMember(opened.db, { companyId, role: 'traveler' }));
  }
  me = runners[0] ?? expect.fail('No runners');
});

/** Days are reused: after each round, all holds are released. */
async function orderOf(as: Member): Promise<TripRequest> {
  const stay = { checkIn: dayAhead(40), checkOut: dayAhead(41) };
  return await stayBody(opened, as, HOTELS.onlyRoom, { stay });
}

/** A car at Zurich airport, the same for one and for two people. */
async function rentalOf(as: Member, travelers: string[]): Promise<TripRequest> {
  const { token } = await openSession(opened.deps, as);
  const body = rentalBody(travelers, 'ZRH');
  const found = await call(opened.app, { method: 'POST', url: '/api/booking/car/search', token, body });
  const [car] = carsOf(found.body).sort((one, other) => one.offer.localeCompare(other.offer));
  const parts = [{ kind: 'car' as const, offer: car?.offer ?? expect.fail('No car') }];
  return orderBody(as, '', { parts, travelers });
}

async function startOver() {
  opened.discardJobs();
  await opened.db.deleteFrom('trips').execute();
  await opened.db.deleteFrom('embedded_bookings').execute();
}

async function bookingCount(): Promise<number> {
  return (await opened.db.selectFrom('embedded_bookings').select('reference').execute()).length;
}

test(`one order that is sent ${RUNNERS} times at once is one trip, and all get the same answer`, {
  timeout,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await startOver();
    const [order, key] = [await orderOf(me), randomUUID()];
    const answers = await Promise.all(runners.map(() => sendOrder(opened, me, order, key)));
    const [first] = answers.map(createdTrip);
    for (const { body } of answers) expect(body).toEqual(first);
    expect(await opened.db.selectFrom('trips').select('id').execute()).toEqual([{ id: first?._id }]);
    expect(await bookingCount()).toBe(1);
    await opened.workOff();
    expect(await getTrip(opened, me, first?._id ?? '')).toMatchObject({ status: 'complete' });
  }
});

test(`of ${RUNNERS} buyers of the last room at once, one gets it and the others are refused`, {
  timeout,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await startOver();
    const orders = await Promise.all(runners.map(orderOf));
    const answers = await Promise.all(
      runners.map((runner, index) => sendOrder(opened, runner, orders[index] ?? {})),
    );
    const winners = answers.filter(({ status }) => status === 201);
    expect(winners).toHaveLength(1);
    for (const answer of answers) {
      if (!winners.includes(answer)) expect(refusal(answer)).toEqual({ status: 409, code: 'offer_sold_out' });
    }
    expect(await bookingCount()).toBe(1);
  }
});

test(`a part that is booked ${RUNNERS} times at once is booked once, and reported once`, {
  timeout,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await startOver();
    const trip = createdTrip(await sendOrder(opened, me, await orderOf(me)));
    const partId = trip.parts[0]?._id ?? '';
    await Promise.all(runners.map(() => confirmPart(opened.deps, { partId })));
    const { status, events } = await getTrip(opened, me, trip._id);
    expect(status).toBe('complete');
    expect(events.map(({ kind }) => kind)).toEqual(['requested', 'confirming', 'confirmed', 'completed']);
    expect(await bookingsAtDesk(opened, trip)).toMatchObject([{ status: 'confirmed' }]);
  }
});

test('of orders of one car for a traveler alone and with others at once, one is placed', {
  timeout,
}, async () => {
  const [arranger, admin] = [
    await insertMember(opened.db, { companyId, role: 'travel-arranger' }),
    await insertMember(opened.db, { companyId, role: 'company-admin' }),
  ];
  for (let round = 0; round < ROUNDS; round += 1) {
    await startOver();
    const orders = await Promise.all(
      [me, arranger, admin].map(async (as) => ({
        as,
        body: await rentalOf(
          as,
          [...new Set([as, me])].map(({ companyUserId }) => companyUserId),
        ),
      })),
    );
    const answers = await Promise.all(orders.map(({ as, body }) => sendOrder(opened, as, body)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status !== 201) expect(refusal(answer)).toEqual({ status: 409, code: 'order_pending' });
    }
    expect(await bookingCount()).toBe(1);
  }
});
