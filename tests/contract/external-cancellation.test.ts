import { describe, expect, test } from 'vitest';
import { refusal } from './support/call.ts';
import { mailsTo } from './support/mails.ts';
import { PRICE, RequestDesk, tripIn } from './support/requests.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();

describe('the cancellation of a booking', () => {
  test('is recorded with its cost, and leaves an open request open', async () => {
    const desk = await RequestDesk.open(opened);
    const trip = await desk.recorded(await desk.asked());
    const cancelled = tripIn(await desk.cancelBooking(trip));
    expect(cancelled).toMatchObject({
      status: 'approved',
      title: expect.stringMatching(/^Milan, \d+ /),
      total: { asked: { amount: 40_00 } },
      request: { isOpen: true },
      parts: [
        {
          status: 'cancelled',
          penalty: { amount: 40_00, currency: 'CHF' },
          refund: { amount: 200_00, currency: 'CHF' },
        },
      ],
    });
    const { email } = await opened.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', desk.traveler.userId)
      .executeTakeFirstOrThrow();
    const mail = (await mailsTo(opened, email)).at(-1);
    expect(mail?.subject).toMatch(/^Booking cancelled: /);
    expect(mail?.text).toContain('The traveller is ill');
    expect(mail?.text).toContain('Cancellation fee: CHF 40.00');
  });

  test('ends the trip of a closed request when nothing is left', async () => {
    const desk = await RequestDesk.open(opened);
    const trip = await desk.recorded(await desk.asked());
    const closed = tripIn(await desk.close(trip));
    expect(tripIn(await desk.cancelBooking(closed))).toMatchObject({ status: 'cancelled', end: 'cancelled' });
  });

  test.each([
    ['above the price', { amount: PRICE.amount + 1, currency: 'CHF' }, '/body/penalty/amount'],
    ['below nothing', { amount: -1, currency: 'CHF' }, '/body/penalty/amount'],
    ['in another currency', { amount: 1, currency: 'EUR' }, '/body/penalty/currency'],
  ])('with a penalty %s is refused', async (_, penalty, path) => {
    const desk = await RequestDesk.open(opened);
    const trip = await desk.recorded(await desk.asked());
    expect(await desk.cancelBooking(trip, { penalty })).toMatchObject({
      status: 422,
      body: { errors: [{ path }] },
    });
  });

  test('is recorded only by the agency, for an existing part, in its current version', async () => {
    const desk = await RequestDesk.open(opened);
    const trip = await desk.recorded(await desk.asked());
    expect(refusal(await desk.cancelBooking(trip, { as: desk.traveler }))).toMatchObject({ status: 403 });
    const partId = '01994b5e-0000-7000-8000-000000000000';
    expect(refusal(await desk.cancelBooking(trip, { partId }))).toMatchObject({ status: 404 });
    const outdated = { ...trip, version: trip.version - 1 };
    expect((await desk.cancelBooking(outdated)).status).toBe(412);
    expect((await desk.read(trip)).parts).toMatchObject([{ status: 'confirmed' }]);
  });
});
