import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { tripIn } from './support/change-desk.ts';
import { DyingApp } from './support/dying-app.ts';
import { StayOnDyingServers } from './support/stay-on-dying-servers.ts';

/** More often than anything is tried here. */
const EVERY_TIME = 200;

const suppliers = new FaultySuppliers();
let dying: DyingApp;

beforeAll(async () => {
  dying = await DyingApp.open({ between: suppliers.between });
});
beforeEach(() => suppliers.forgetFaults());
afterAll(() => dying.close());

/** A change for which its supplier is about to be asked. */
async function changing(): Promise<StayOnDyingServers> {
  const stay = await StayOnDyingServers.book(dying);
  tripIn(await stay.send());
  return stay;
}

const always = <const Fault>(fault: Fault) => Array.from({ length: EVERY_TIME }, () => fault);

describe('whenever a server stops, a change that was sent to its supplier', { timeout: 60_000 }, () => {
  test('is found once if it was made and the answer was lost', async () => {
    const stay = await changing();
    suppliers.next('change', ...always('answerLost'));
    await stay.workOff();
    await stay.expectChanged({
      kinds: ['changeRequested', 'changing', 'answerLost', 'found', 'changed'],
      mails: [['change_done']],
    });
  });

  test('is sent again, and made once, if the call was lost', async () => {
    const stay = await changing();
    suppliers.next('change', ...always('callLost'));
    await stay.workOff((name) => {
      if (name === 'part.change') suppliers.forgetFaults();
    });
    await stay.expectChanged({
      kinds: ['changeRequested', 'changing', 'answerLost', 'found', 'changing', 'changed'],
      mails: [['change_done']],
    });
  });

  test('is made once if the call arrives twice', async () => {
    const stay = await changing();
    suppliers.next('change', ...always('twice'));
    await stay.workOff();
    await stay.expectChanged({ kinds: ['changeRequested', 'changing', 'changed'], mails: [['change_done']] });
  });

  test.each([
    ['soldOut', { outcome: 'soldOut' }],
    ['declined', { outcome: 'declined', reason: 'refused' }],
  ] as const)('is refused once where it is answered: %s', async (failure, outcome) => {
    const stay = await changing();
    suppliers.next('change', ...always(outcome));
    await stay.workOff();
    await stay.expectUnchanged({
      status: 'failed',
      failure,
      kinds: ['changeRequested', 'changing', 'changeRefused'],
      mails: [['change_failed']],
    });
  });

  test('fails once if the price has risen', async () => {
    const stay = await changing();
    await dying.opened.db
      .updateTable('trip_changes')
      .set({ accepted_amount: 1 })
      .where('trip_id', '=', stay.before._id)
      .execute();
    await stay.workOff();
    await stay.expectUnchanged({
      status: 'failed',
      failure: 'priceChanged',
      kinds: ['changeRequested', 'changing', 'changeDearer'],
      mails: [['change_failed']],
    });
  });

  test('fails once if the booking is gone', async () => {
    const stay = await changing();
    suppliers.next('change', ...always('callLost'));
    suppliers.next('lookUp', ...always({ outcome: 'notFound' }));
    await stay.workOff();
    const after = await stay.expectEnd({
      status: 'failed',
      failure: 'declined',
      kinds: ['changeRequested', 'changing', 'answerLost', 'failed', 'failed'],
      mails: [['change_failed', 'trip_failed']],
    });
    expect(after.parts).toMatchObject([{ status: 'failed', failure: 'notFound' }]);
  });
});
