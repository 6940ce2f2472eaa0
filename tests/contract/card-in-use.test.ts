import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertCard } from '#server/features/cards/card-repository.ts';
import type { Suppliers } from '#server/suppliers/suppliers.ts';
import { type Answer, refusal } from './support/call.ts';
import { CompanyDesk } from './support/company-records.ts';
import { dayAhead } from './support/flights.ts';
import { orderStay } from './support/order-stay.ts';
import { createdTrip, HOTELS } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const STILL_USED = { status: 409, code: 'still_used' };

const opened = sharedApp({ between: whileHeld });
let admin: Member;
let me: Member;
let desk: CompanyDesk;
let creditCardId: string;
/** Runs while the next order is held. */
let duringHold: () => Promise<unknown> = async () => {};

beforeEach(async () => {
  const companyId = await insertCompany(opened.db, { name: `Paying ${randomUUID()}` });
  await setColumns(opened.db, 'companies', companyId, { payment_type: 'creditcard' });
  admin = await insertMember(opened.db, { companyId, role: 'company-admin' });
  me = await insertMember(opened.db, { companyId, role: 'traveler' });
  duringHold = async () => {};
  desk = new CompanyDesk(opened, admin);
  await giveCard();
});

async function giveCard(): Promise<void> {
  await insertCard(opened.db, opened.deps.keys, {
    owner: { company_id: me.companyId },
    vendor: 'VI',
    number: '4242424242424242',
    name: 'Anna Keller',
    expiresOn: '2051-12-31',
    isDefault: false,
  });
  creditCardId = (await cards()).at(-1)?._id ?? '';
}

function whileHeld({ hotels, ...others }: Suppliers): Suppliers {
  const hold: typeof hotels.hold = async (order, call) => {
    await duringHold();
    return await hotels.hold(order, call);
  };
  return { ...others, hotels: { ...hotels, hold } };
}

const cards = async () => (await desk.read()).finance.creditCards;

async function removeCards(): Promise<Answer> {
  const { version } = await desk.read();
  return await desk.save({ section: '/finance', version, body: { creditCards: [] } });
}

/** Of a night that begins in so many days. */
const order = (night = 3) =>
  orderStay(opened, me, HOTELS.falling, {
    bookingInfo: { creditCardId },
    stay: { checkIn: dayAhead(night), checkOut: dayAhead(night + 1) },
  });

const countVault = async () => (await opened.db.selectFrom('vault').select('token').execute()).length;

describe('a card that pays for a trip', () => {
  test('stays until the trip is booked', async () => {
    createdTrip(await order());
    const [before, numbers] = [await cards(), await countVault()];
    const answer = await removeCards();
    expect(refusal(answer)).toEqual(STILL_USED);
    expect(answer.body).toMatchObject({ detail: expect.stringContaining('4242') });
    expect([await cards(), await countVault()]).toEqual([before, numbers]);
    await opened.workOff(3);
    expect((await removeCards()).status).toBe(200);
    expect([await cards(), await countVault()]).toEqual([[], numbers - 1]);
  });

  test.each([
    ['waiting_level_1_approval', 409],
    ['waiting_level_2_approval', 409],
    ['cancelled', 200],
  ] as const)('when the trip is %s, is removed with %i', async (status, expected) => {
    const { _id } = createdTrip(await order());
    const isOver = status === 'cancelled';
    const since = isOver ? null : opened.clock.now();
    const waitingTimes = { waiting_since: since, waiting_until: since };
    await setColumns(opened.db, 'trips', _id, { status, ...waitingTimes, ended_by: isOver ? status : null });
    expect((await removeCards()).status).toBe(expected);
  });
});

describe('a card that is removed while an order is held', () => {
  test('makes the order refused as unknown, and its holds are released', async () => {
    duringHold = removeCards;
    expectUnknown(await order());
    await opened.workOff();
    const trips = opened.db.selectFrom('trips').select('id').where('company_id', '=', me.companyId);
    expect(await trips.execute()).toEqual([]);
    const held = opened.db.selectFrom('embedded_bookings').select('status').where('status', '=', 'held');
    expect(await held.execute()).toEqual([]);
  });

  test('pays for the trip or is removed, depending on which comes first', async () => {
    for (let round = 0; round < 6; round += 1) {
      await giveCard();
      let removal: Promise<Answer> | undefined;
      duringHold = async () => {
        removal = removeCards();
      };
      const ordered = await order(3 + round);
      const removed = await removal;
      if (ordered.status !== 201) expectUnknown(ordered);
      expect(removed?.status).toBe(ordered.status === 201 ? 409 : 200);
      await opened.workOff(3);
    }
  });
});

function expectUnknown(answer: Answer): void {
  expect(refusal(answer)).toEqual({ status: 422, code: 'card_unknown' });
  expect(answer.body).toMatchObject({ errors: [{ path: '/body/bookingInfo/creditCardId' }] });
}
