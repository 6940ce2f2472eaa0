import { beforeEach, describe, expect, test } from 'vitest';
import { addMoney, addPercent } from '#domain/money.ts';
import { moneyText } from '#server/features/trips/part/kinds/value-words.ts';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES } from '#server/suppliers/embedded/practice-switches.ts';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { ChangeDesk, lastChange, tripIn, waitingChange } from './support/change-desk.ts';
import { mailsTo } from './support/mails.ts';
import { kindsOf } from './support/orders.ts';
import { sharedApp } from './support/shared-app.ts';

const suppliers = new FaultySuppliers();
const opened = sharedApp({ between: suppliers.between });

beforeEach(() => suppliers.forgetFaults());

const NOTHING = { amount: 0, currency: 'CHF' };
const FEE = { amount: 5_000, currency: 'CHF' };

const raisePrices = ({ traveler }: ChangeDesk, priceChangePercent: number) =>
  saveSwitches(opened.db, traveler.companyId, { ...NO_SWITCHES, priceChangePercent });

describe('a change without approval whose supplier asks for more than was agreed to', () => {
  test.each([
    ['price', 5, undefined],
    ['fee', 0, FEE],
  ] as const)('is not made, and shows what was agreed and what it costs now: %s', async (_, percent, fee) => {
    const desk = await ChangeDesk.open(opened);
    const before = await desk.booked();
    const longer = await desk.stay({ nights: 3 });
    const { price: agreed } = await desk.agreedTo(before, longer);
    const requested = await desk.changed(before, longer);
    expect(requested.events.find(({ kind }) => kind === 'changeRequested')).toMatchObject({
      agreed: { price: addPercent(agreed, 3), fee: NOTHING },
    });
    await raisePrices(desk, percent);
    if (fee) suppliers.next('change', { outcome: 'dearer', price: agreed, penalty: fee });
    const after = await desk.settled(before);
    const price = addPercent(agreed, percent);
    const penalty = fee ?? NOTHING;
    expect(after.parts).toEqual(before.parts);
    expect(lastChange(after)).toMatchObject({
      status: 'failed',
      failure: 'priceChanged',
      agreed: { price: agreed, penalty: NOTHING },
      after: { price: { asked: price } },
      penalty,
    });
    expect(after.events.at(-1)).toMatchObject({
      kind: 'changeDearer',
      before: agreed,
      after: addMoney(price, penalty),
    });
    const mail = (await mailsTo(opened, desk.traveler.email)).at(-1);
    expect(mail?.kind).toBe('change_failed');
    expect(mail?.text).toContain(`Price: ${moneyText(agreed)}, fee: ${moneyText(NOTHING)}`);
    expect(mail?.text).toContain(`Price: ${moneyText(price)}, fee: ${moneyText(penalty)}`);
  });
});

describe('an approved change whose supplier asks for more', () => {
  async function approvedAndRisen(percent: number) {
    const { desk, before, trip } = await waitingChange(opened);
    tripIn(await desk.decide('approve', desk.first, trip));
    await raisePrices(desk, percent);
    return { desk, before, trip, price: lastChange(trip).after.price.asked };
  }

  test('goes back to its approver with old and new, and is made once they agree', async () => {
    const { desk, before, trip, price } = await approvedAndRisen(5);
    const back = await desk.settled(trip);
    const risen = addPercent(price, 5);
    expect(back.parts[0]).toMatchObject({ status: 'confirmed', price: before.parts[0]?.price });
    expect(lastChange(back)).toMatchObject({
      status: 'waiting_level_1_approval',
      approval: { level: 1, deciders: [{ _id: desk.first.companyUserId }] },
      agreed: { price, penalty: NOTHING },
      after: { price: { asked: risen } },
    });
    expect(kindsOf(back).slice(-2)).toEqual(['changing', 'changeDearer']);
    const mails = await mailsTo(opened, desk.first.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['change_approval_requested', 'change_approval_requested']);
    expect(mails[1]?.text).toContain(`Price: ${moneyText(price)}, fee: ${moneyText(NOTHING)}`);
    expect(mails[1]?.text).toContain(`Price: ${moneyText(risen)}, fee: ${moneyText(NOTHING)}`);
    expect((await mailsTo(opened, desk.traveler.email)).at(-1)?.kind).toBe('change_waiting');
    tripIn(await desk.decide('approve', desk.first, back));
    const after = await desk.settled(back);
    expect(after.parts[0]).toMatchObject({ nights: 3, price: { asked: risen } });
    expect(lastChange(after)).toMatchObject({ status: 'done' });
    expect(lastChange(after)).not.toHaveProperty('agreed');
  });

  test('can be refused then, and stays booked as it is', async () => {
    const { desk, before, trip } = await approvedAndRisen(5);
    const back = await desk.settled(trip);
    tripIn(await desk.decide('reject', desk.first, back));
    const after = await desk.settled(back);
    expect(lastChange(after).status).toBe('refused');
    expect(after.parts[0]?.price).toEqual(before.parts[0]?.price);
  });

  test('goes back once more when it rises beyond what they agreed to then', async () => {
    const { desk, trip } = await approvedAndRisen(5);
    const back = await desk.settled(trip);
    tripIn(await desk.decide('approve', desk.first, back));
    await raisePrices(desk, 10);
    expect(lastChange(await desk.settled(back)).status).toBe('waiting_level_1_approval');
  });

  test('is shown to both levels as risen until the last of them agrees', async () => {
    const { desk, trip } = await waitingChange(opened, [1, 2]);
    const once = tripIn(await desk.decide('approve', desk.first, trip));
    tripIn(await desk.decide('approve', desk.second, once));
    await raisePrices(desk, 5);
    const back = await desk.settled(trip);
    const again = tripIn(await desk.decide('approve', desk.first, back));
    expect(lastChange(again)).toMatchObject({ status: 'waiting_level_2_approval' });
    expect(lastChange(again)).toHaveProperty('agreed');
    tripIn(await desk.decide('approve', desk.second, again));
    expect(lastChange(await desk.settled(again)).status).toBe('done');
  });

  test('is made without a question within the tolerance', async () => {
    const { desk, trip } = await approvedAndRisen(2);
    expect(lastChange(await desk.settled(trip)).status).toBe('done');
  });
});
