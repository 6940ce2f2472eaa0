import { beforeEach, describe, expect, test } from 'vitest';
import type { Trip, TripEditRequest } from '#domain/contract.ts';
import { call, refusal } from './support/call.ts';
import { kindsOf } from './support/orders.ts';
import { insertMember, type Member } from './support/records.ts';
import { RenewalDesk } from './support/renewal-desk.ts';
import { approve, changedTrip, putTrip } from './support/renewals.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';

type InfoEdit = NonNullable<TripEditRequest['bookingInfo']>;

const ONE_FRANC = { amount: 100, currency: 'CHF' };

const opened = sharedApp();
let desk: RenewalDesk;
let me: Member;
let trip: Trip;

beforeEach(async () => {
  desk = await RenewalDesk.open(opened);
  me = desk.traveler;
  trip = await desk.order();
});

const change = (bookingInfo: InfoEdit, { as = me, of = trip } = {}) =>
  putTrip(opened, as, of, { bookingInfo });

async function askForFields(...fields: { position: number; name: string; mandatory: boolean }[]) {
  const { companyId: company_id } = desk;
  await opened.db
    .insertInto('reference_fields')
    .values(fields.map(({ position, name, mandatory }) => ({ company_id, position, name, mandatory })))
    .execute();
}

describe('the booking information of a trip', () => {
  test('changes the fields that are sent, and null clears them', async () => {
    const said = { comment: 'Late arrival', reason: { code: 'safety' as const } };
    const first = changedTrip(await change({ ...said, purpose: 'training' }));
    expect(first).toEqual({
      ...trip,
      version: trip.version + 1,
      bookingInfo: { ...trip.bookingInfo, ...said, purpose: 'training' },
      events: [...trip.events, expect.objectContaining({ kind: 'updated', by: trip.events[0]?.by })],
    });
    const second = changedTrip(await change({ comment: null }, { of: first }));
    const { reason } = said;
    expect(second.bookingInfo).toEqual({ ...trip.bookingInfo, reason, purpose: 'training' });
    expect(kindsOf(second)).toEqual(['requested', 'updated', 'updated']);
    const audit = await opened.db
      .selectFrom('audit_events')
      .select('action')
      .where('user_id', '=', me.userId)
      .where('action', '=', 'trip.changed')
      .execute();
    expect(audit).toHaveLength(2);
  });

  test('is unchanged when it is sent unchanged or empty', async () => {
    const { purpose } = trip.bookingInfo;
    expect(changedTrip(await change({ purpose, comment: null }))).toEqual(trip);
    expect(changedTrip(await putTrip(opened, me, trip, {}))).toEqual(trip);
  });

  test('has all reference fields at once, the mandatory ones with a value', async () => {
    await askForFields(
      { position: 1, name: 'Cost centre', mandatory: true },
      { position: 2, name: 'Project', mandatory: false },
    );
    const first = changedTrip(
      await change({ referenceFieldValues: { referenceField1: ' 4711 ', referenceField2: 'Bridge' } }),
    );
    expect(first.bookingInfo.referenceFields).toEqual([
      { position: 1, name: 'Cost centre', value: '4711' },
      { position: 2, name: 'Project', value: 'Bridge' },
    ]);
    const missing = await change({ referenceFieldValues: { referenceField2: 'Bridge' } }, { of: first });
    expect(refusal(missing)).toEqual({ status: 422, code: 'reference_field_missing' });
    const unknown = await change(
      { referenceFieldValues: { referenceField1: '1', referenceField3: 'x' } },
      { of: first },
    );
    expect(refusal(unknown)).toEqual({ status: 422, code: 'reference_field_unknown' });
    const second = changedTrip(
      await change({ referenceFieldValues: { referenceField1: '12' } }, { of: first }),
    );
    expect(second.bookingInfo.referenceFields).toEqual([{ position: 1, name: 'Cost centre', value: '12' }]);
    const other = changedTrip(await change({ comment: 'Window, please' }, { of: second }));
    expect(other.bookingInfo.referenceFields).toEqual(second.bookingInfo.referenceFields);
  });

  test('has an existing purpose', async () => {
    const answer = await change({ purpose: 'holiday-at-sea' });
    expect(refusal(answer)).toEqual({ status: 422, code: 'purpose_unknown' });
    expect(answer.body).toMatchObject({ errors: [{ path: '/body/bookingInfo/purpose' }] });
  });

  test('has a reason where a rule is broken, and a text for another reason', async () => {
    expect(refusal(await change({ reason: { code: 'other' } })).code).toBe('reason_missing');
    await desk.settlePolicy({ highestPrice: ONE_FRANC, highestPriceAction: 'allow' });
    const outside = await desk.orderWithReason({ code: 'health' });
    expect(refusal(await change({ reason: null }, { of: outside })).code).toBe('reason_missing');
    expect(refusal(await change({ reason: null })).code).toBe('reason_missing');
    const reason = { code: 'other' as const, text: 'The conference hotel' };
    expect(changedTrip(await change({ reason }, { of: outside })).bookingInfo).toMatchObject({ reason });
  });
});

describe('the caller who changes it', () => {
  test('has the current version; otherwise the trip is returned, and nothing changes', async () => {
    const first = changedTrip(await change({ comment: 'First' }));
    expect(await change({ comment: 'Second' })).toMatchObject({ status: 412, body: first });
    expect(await desk.read(trip)).toEqual(first);
  });

  test('is one of many at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => change({ comment: `Number ${index}` })),
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(15);
    expect(await desk.read(trip)).toMatchObject({ version: trip.version + 1 });
  });

  test('travels or books for them, and does not approve', async () => {
    const arranger = await insertMember(opened.db, { companyId: desk.companyId, role: 'travel-arranger' });
    expect(refusal(await change({ comment: 'No' }, { as: desk.first }))).toEqual({
      status: 403,
      code: 'forbidden',
    });
    changedTrip(await change({ comment: 'Yes' }, { as: arranger }));
  });

  test('may do so when it is booked, and not when it is cancelled', async () => {
    await approve(opened, desk.first, trip);
    await opened.workOff(2);
    const booked = changedTrip(await change({ comment: 'Booked' }, { of: await desk.read(trip) }));
    expect(booked).toMatchObject({ status: 'complete', bookingInfo: { comment: 'Booked' } });
    const { token } = await openSession(opened.deps, me);
    const body = { reason: 'The meeting was moved' };
    await call(opened.app, { method: 'POST', url: `/api/trips/${trip._id}/cancel`, token, body });
    await opened.workOff(2);
    const answer = await change({ comment: 'Over' }, { of: await desk.read(trip) });
    expect(refusal(answer)).toEqual({ status: 409, code: 'action_withheld' });
    expect(answer.body).toMatchObject({ detail: 'The trip is over and can no longer be changed.' });
  });
});
