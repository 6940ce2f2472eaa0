import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PartChange, Trip } from '#domain/contract.ts';
import { addMoney } from '#domain/money.ts';
import { moneyText } from '#server/features/trips/part/kinds/value-words.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { refusal } from './support/call.ts';
import { ChangeDesk, lastChange } from './support/change-desk.ts';
import { mailsTo } from './support/mails.ts';
import { kindsOf } from './support/orders.ts';
import { sharedApp } from './support/shared-app.ts';

const suppliers = new FaultySuppliers();
const opened = sharedApp({ between: suppliers.between });

beforeEach(() => suppliers.forgetFaults());

/** A stay that is booked, and its change, for which the supplier is about to be asked. */
async function changing() {
  const desk = await ChangeDesk.open(opened);
  const before = await desk.booked();
  const longer = await desk.stay({ nights: 3 });
  const under = await desk.changed(before, longer);
  suppliers.takeAsked();
  return { desk, before, longer, under };
}

const chf = (amount: number) => ({ amount, currency: 'CHF' });

/** The change was requested with this fee. */
async function quoteFee({ _id }: Trip, amount: number): Promise<void> {
  const highestFee = JSON.stringify({ highestFee: chf(amount) });
  await opened.db
    .updateTable('trip_changes')
    .set({ penalty_amount: amount, agreement: sql`agreement || ${highestFee}::jsonb` })
    .where('trip_id', '=', _id)
    .execute();
}

const changesRequested = () => suppliers.takeAsked().filter((name) => name === 'change').length;

/** What of a part its change does not touch when it comes to nothing. */
function expectUntouched(after: Trip, before: Trip): void {
  expect(after.parts).toEqual(before.parts);
  expect([after.status, after.total, after.title, after.endsOn]).toEqual([
    ...[before.status, before.total, before.title, before.endsOn],
  ]);
}

describe('a change whose answer is lost', () => {
  test('is looked up, and completed if the supplier has made it', async () => {
    const { desk, before } = await changing();
    suppliers.next('change', 'answerLost');
    await opened.workOff();
    const lost = await desk.read(before);
    expect([lost.parts[0]?.status, lastChange(lost).status]).toEqual(['unknown', 'unknown']);
    expect(lost.status).toBe('complete');
    const after = await desk.settled(before);
    expect(after.parts[0]).toMatchObject({ status: 'confirmed', nights: 3 });
    expect(after.total.asked).toEqual(after.parts[0]?.price.asked);
    expect(lastChange(after).status).toBe('done');
    expect(changesRequested()).toBe(1);
    expect(kindsOf(after).slice(kindsOf(before).length)).toEqual([
      ...['changeRequested', 'changing', 'answerLost', 'found', 'changed'],
    ]);
    expect(await desk.books()).toMatchObject([
      { status: 'confirmed', amount: after.parts[0]?.price.asked.amount },
    ]);
  });

  test('costs the fee that its supplier says afterwards, not the one that was quoted', async () => {
    const { desk, before } = await changing();
    await quoteFee(before, 50_00);
    suppliers.next('change', 'answerLost');
    await opened.workOff();
    await opened.db
      .updateTable('embedded_answers')
      .set({ answer: sql`jsonb_set(answer, '{penalty,amount}', '3000')` })
      .where('company_id', '=', desk.traveler.companyId)
      .execute();
    const after = await desk.settled(before);
    const price = after.parts[0]?.price.asked ?? expect.fail('There is no part');
    expect(lastChange(after)).toMatchObject({ status: 'done', penalty: chf(30_00) });
    expect(after.total.asked).toEqual(addMoney(price, chf(30_00)));
    const mail = (await mailsTo(opened, desk.traveler.email)).at(-1);
    expect(mail?.kind).toBe('change_done');
    expect(mail?.text).toContain(moneyText(chf(30_00)));
    expect(mail?.text).not.toContain(moneyText(chf(50_00)));
  });

  test.each(['callLost', 'late'] as const)(
    'is asked for again where the supplier has not done it, and done once: %s',
    async (fault) => {
      const { desk, before } = await changing();
      suppliers.next('change', fault);
      await opened.workOff(2);
      const after = await desk.settled(before);
      expect(after.parts[0]).toMatchObject({ status: 'confirmed', nights: 3 });
      expect(lastChange(after).status).toBe('done');
      expect(await desk.books()).toHaveLength(1);
    },
  );

  test('waits until its supplier answers', async () => {
    const { desk, before } = await changing();
    suppliers.next('change', 'answerLost');
    suppliers.next('lookUp', 'callLost', 'callLost');
    await opened.workOff(3);
    expect(lastChange(await desk.read(before)).status).toBe('unknown');
    expect(lastChange(await desk.settled(before)).status).toBe('done');
  });

  test('fails if the booking is gone', async () => {
    const { desk, before } = await changing();
    suppliers.next('change', 'callLost');
    suppliers.next('lookUp', { outcome: 'notFound' });
    const after = await desk.settled(before);
    expect(after.parts[0]).toMatchObject({ status: 'failed', failure: 'notFound' });
    expect(lastChange(after)).toMatchObject({ status: 'failed', failure: 'declined' });
    const last = (await mailsTo(opened, desk.traveler.email)).find(({ kind }) => kind === 'change_failed');
    expect(last?.text).not.toContain('stays booked');
  });
});

describe('a change that its supplier does not make', () => {
  test.each<[PartChange['failure'], Parameters<typeof suppliers.next<'change'>>[1], RegExp]>([
    ['soldOut', { outcome: 'soldOut' }, /sold out/],
    ['extraGone', { outcome: 'extraGone' }, /a seat or a bag is no longer available/],
    ['expired', { outcome: 'expired' }, /it is no longer offered/],
    ['declined', { outcome: 'declined', reason: 'refused' }, /the supplier declined the change/],
    ['notChangeable', { outcome: 'declined', reason: 'notChangeable' }, /no longer allows the change/],
  ])('%s: leaves everything as it was', async (failure, fault, words) => {
    const { desk, before, longer } = await changing();
    suppliers.next('change', fault);
    const after = await desk.settled(before);
    expectUntouched(after, before);
    expect(lastChange(after)).toMatchObject({ status: 'failed', failure });
    expect(after.events.at(-1)).toMatchObject({ kind: 'changeRefused', changeFailure: failure });
    const mail = (await mailsTo(opened, desk.traveler.email)).at(-1);
    expect(mail?.kind).toBe('change_failed');
    expect(mail?.text).toMatch(words);
    expect(mail?.text).toContain('What is booked stays as it is.');
    await desk.changed(after, longer);
    expect(lastChange(await desk.settled(before)).status).toBe('done');
  });

  test('fails when the price rises above the tolerance', async () => {
    const { desk, before } = await changing();
    await opened.db
      .updateTable('trip_changes')
      .set({ accepted_amount: 1 })
      .where('trip_id', '=', before._id)
      .execute();
    const after = await desk.settled(before);
    expectUntouched(after, before);
    expect(lastChange(after)).toMatchObject({ status: 'failed', failure: 'priceChanged' });
  });

  test('is looked up when its supplier reports the booking as cancelled', async () => {
    const { desk, before } = await changing();
    const { reference } = await opened.db
      .selectFrom('trip_parts')
      .select('reference')
      .where('trip_id', '=', before._id)
      .executeTakeFirstOrThrow();
    await opened.db
      .updateTable('embedded_bookings')
      .set({ status: 'cancelled' })
      .where('reference', '=', reference)
      .execute();
    const after = await desk.settled(before);
    expect(after.parts[0]?.status).toBe('cancelled');
    expect(lastChange(after).status).toBe('failed');
  });
});

test('the final price of the supplier is shown', async () => {
  const { desk, before } = await changing();
  const { after: wanted } = lastChange(await desk.read(before));
  const price = { ...wanted.price.asked, amount: wanted.price.asked.amount - 700 };
  suppliers.next('change', 'answerLost');
  await opened.workOff();
  await opened.db
    .updateTable('embedded_bookings')
    .set({ price: price.amount })
    .where('company_id', '=', desk.traveler.companyId)
    .execute();
  const after = await desk.settled(before);
  expect(after.parts[0]?.price.asked).toEqual(price);
  expect(after.total.asked).toEqual(price);
  const change = lastChange(after);
  expect(change.after.price.asked).toEqual(price);
  expect(change.difference.amount).toBe(price.amount - change.before.price.amount);
});

test('a lost job is restored', async () => {
  const { desk, before } = await changing();
  opened.discardJobs();
  expect((await desk.settled(before)).parts[0]?.status).toBe('changing');
  await repairTrips(opened.deps);
  expect(lastChange(await desk.settled(before)).status).toBe('done');
});

describe('a change and a cancellation at the same time', () => {
  test.each([1, 2, 3])('are decided by the first one: round %i', async () => {
    const desk = await ChangeDesk.open(opened);
    const before = await desk.booked();
    const longer = await desk.stay({ nights: 2 });
    const agreed = await desk.agreedTo(before, longer);
    const [change, cancellation] = await Promise.all([
      desk.change(before, longer, { agreed }),
      desk.cancel(before),
    ]);
    const isChanged = change.status === 200;
    expect(cancellation.status === 200).toBe(!isChanged);
    const other = refusal(isChanged ? cancellation : change);
    expect(other.status).toBe(409);
    expect(['trip_busy', 'action_withheld']).toContain(other.code);
    const after = await desk.settled(before);
    expect([after.status, after.parts[0]?.status]).toEqual(
      isChanged ? ['complete', 'confirmed'] : ['cancelled', 'cancelled'],
    );
    const [booking] = await desk.books();
    expect(booking?.status).toBe(isChanged ? 'confirmed' : 'cancelled');
  });

  test('one part is changed while another one is cancelled', async () => {
    const desk = await ChangeDesk.open(opened);
    const before = await desk.booked(await desk.stay(), await desk.stay({ after: 5 }));
    await desk.changed(before, await desk.stay({ nights: 2 }));
    const { status } = await desk.cancel(before, before.parts[1]?._id);
    expect(status).toBe(200);
    const after = await desk.settled(before);
    expect(after.parts.map((part) => part.status)).toEqual(['confirmed', 'cancelled']);
    expect(after.parts[0]).toMatchObject({ nights: 2 });
    expect(after.total.asked).toEqual(after.parts[0]?.price.asked);
  });
});
