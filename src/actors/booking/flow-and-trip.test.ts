import { afterEach, beforeEach, expect, it } from 'vitest';
import type { HotelTypes } from '#domain/hotel-booking/hotel-choice.ts';
import { selectStage, stepSelector } from '#machines/booking/booking-selectors.ts';
import type { PartAddition } from '#machines/booking/booking-setup.ts';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';
import { draftWith } from '#tests/support/booking-draft.ts';
import { CHANGED_STAY } from '#tests/support/change-target.ts';
import { CRITERIA, rateOfRoom, roomQuote, SEEFELD } from '#tests/support/hotel-booking-examples.ts';
import { type DraftServer, serveDrafts } from '#tests/support/saved-drafts.ts';
import { HOTEL_PORTS } from '../hotel-booking/hotel-booking.ts';
import { createFlowStarts, type FlowStarts } from '../trip-draft/flow-starts.ts';
import { type Booking, startBooking } from './start-booking.ts';

let server: DraftServer;
let flowStarts: FlowStarts;
let booking: Booking<HotelTypes>;
let added: PartAddition[];
let isTripBroken: boolean;

const ACCEPTED = draftWith(HOTEL_FLOW, { criteria: CRITERIA, result: SEEFELD, agreed: roomQuote() });
const BERN = { ...CRITERIA, place: { label: 'Bern', latitude: 46.95, longitude: 7.45 } };

function saveDraft(snapshot: object): void {
  const draft = { chartVersion: HOTEL_FLOW.chartVersion, savedAt: 'now', revision: 1, snapshot };
  server.drafts.set('hotel', draft);
}

async function open(step: string, isReloaded = false): Promise<void> {
  booking = startBooking(server.api(), HOTEL_PORTS, {
    step,
    owner: 'anna',
    tab: 'here',
    isReloaded,
    trip: {
      async add(part) {
        if (isTripBroken) throw new Error('The draft trip could not be saved');
        added.push(part);
      },
      takeStart: () => flowStarts.take('hotel'),
    },
  });
  await reaches('open');
}

const stage = () => selectStage(booking.actor.getSnapshot());
const reaches = (target: ReturnType<typeof stage>) => expect.poll(stage).toBe(target);
const step = () => stepSelector(HOTEL_FLOW)(booking.actor.getSnapshot());

beforeEach(async () => {
  server = await serveDrafts();
  flowStarts = createFlowStarts();
  added = [];
  isTripBroken = false;
});

afterEach(() => {
  booking.stop();
  server.close();
});

it('adds the accepted choice to the draft trip, and deletes its own draft', async () => {
  saveDraft({ ...ACCEPTED, replaces: { draftPart: 'earlier' } });
  await open('room');
  booking.actor.send({ type: 'offer.choose', offer: rateOfRoom(), continueTo: 'trip' });
  await reaches('added');
  expect(added).toMatchObject([
    { part: { kind: 'hotel', priced: roomQuote() }, replaces: { draftPart: 'earlier' } },
  ]);
  await expect.poll(() => server.drafts.has('hotel')).toBe(false);
});

it('keeps the choice when it fails to be added, for another try or another choice', async () => {
  saveDraft(ACCEPTED);
  isTripBroken = true;
  await open('room');
  booking.actor.send({ type: 'offer.choose', offer: rateOfRoom(), continueTo: 'tripCheckout' });
  await reaches('addingFailed');
  booking.actor.send({ type: 'step.open', step: 'room' });
  expect(step()).toBe('room');
  isTripBroken = false;
  booking.actor.send({ type: 'offer.choose', offer: rateOfRoom(), continueTo: 'trip' });
  await reaches('added');
});

it('starts with the given search instead of its draft', async () => {
  saveDraft(ACCEPTED);
  flowStarts.start('hotel', { criteria: BERN, replaces: { tripPart: 'failed' } });
  await open('search');
  const { context } = booking.actor.getSnapshot();
  expect(context).toMatchObject({ criteria: null, written: BERN, replaces: { tripPart: 'failed' } });
  expect(booking.resumedFrom()).toBeNull();
  await expect
    .poll(() => server.drafts.get('hotel'))
    .toMatchObject({ revision: 2, snapshot: { written: BERN } });
});

it('uses the given search only once', async () => {
  flowStarts.start('hotel', { criteria: BERN, replaces: null });
  await open('search');
  booking.stop();
  await expect.poll(() => server.drafts.has('hotel')).toBe(true);
  server.drafts.clear();
  await open('search');
  expect(booking.actor.getSnapshot().context.written).toBeNull();
});

it('continues an order in progress instead of the given search', async () => {
  saveDraft({ ...ACCEPTED, checkout: { info: null, order: null, trip: null }, ordering: true });
  flowStarts.start('hotel', { criteria: BERN, replaces: null });
  await open('search');
  expect(booking.actor.getSnapshot().context).toMatchObject({ criteria: CRITERIA, ordering: true });
  expect(step()).toBe('checkout');
});

it('searches at once for what was entered elsewhere, and can restore what that drops', async () => {
  saveDraft(ACCEPTED);
  flowStarts.start('hotel', { criteria: BERN, replaces: null, searchesAtOnce: true });
  await open('search');
  await expect.poll(step).toBe('select');
  const { context } = booking.actor.getSnapshot();
  expect(context).toMatchObject({ criteria: BERN, result: null, dropped: { criteria: CRITERIA } });
});

it('searches at once where nothing was begun', async () => {
  flowStarts.start('hotel', { criteria: BERN, replaces: null, searchesAtOnce: true });
  await open('search');
  await expect.poll(step).toBe('select');
  expect(booking.actor.getSnapshot().context).toMatchObject({ criteria: BERN, dropped: null });
});

it('replaces nothing by a search that was entered elsewhere', async () => {
  saveDraft({ ...ACCEPTED, replaces: { draftPart: 'earlier' } });
  flowStarts.start('hotel', { criteria: BERN, replaces: null, searchesAtOnce: true });
  await open('search');
  await expect.poll(step).toBe('select');
  expect(booking.actor.getSnapshot().context).toMatchObject({ criteria: BERN, replaces: null });
});

it('opens the review of a change whose offer is chosen already, and saves it after the search that it was chosen in', async () => {
  flowStarts.start('hotel', { criteria: BERN, replaces: null, changes: CHANGED_STAY });
  await open('search');
  await expect.poll(() => server.drafts.has('hotel')).toBe(true);
  const chosen = { result: SEEFELD, accepted: roomQuote(), extras: null };
  flowStarts.start('hotel', { criteria: CRITERIA, replaces: null, changes: CHANGED_STAY, chosen });
  // As when the flow starts again on its page.
  booking.stop();
  await open('checkout');
  expect(step()).toBe('checkout');
  expect(booking.actor.getSnapshot().context).toMatchObject({ result: SEEFELD, changes: CHANGED_STAY });
  await expect
    .poll(() => server.drafts.get('hotel')?.snapshot)
    .toMatchObject({ result: SEEFELD, changes: CHANGED_STAY });
  expect(booking.actor.getSnapshot().matches({ open: { draft: 'current' } })).toBe(true);
});

it('ends a change that is left', async () => {
  flowStarts.start('hotel', { criteria: BERN, replaces: null, changes: CHANGED_STAY });
  await open('search');
  await expect.poll(() => server.drafts.get('hotel')).toMatchObject({ snapshot: { changes: CHANGED_STAY } });
  booking.stop();
  await expect.poll(() => server.drafts.has('hotel')).toBe(false);
});

it('continues a change only where its page was reloaded', async () => {
  saveDraft({ ...ACCEPTED, changes: CHANGED_STAY });
  await open('search', true);
  expect(booking.actor.getSnapshot().context).toMatchObject({ criteria: CRITERIA, changes: CHANGED_STAY });
  saveDraft({ ...ACCEPTED, changes: CHANGED_STAY });
  await open('search');
  expect(booking.actor.getSnapshot().context).toMatchObject({ criteria: null, changes: null });
});

it('continues a change that may have been sent', async () => {
  saveDraft({ ...ACCEPTED, changes: CHANGED_STAY, checkout: null, ordering: true });
  await open('search');
  expect(booking.actor.getSnapshot().context).toMatchObject({ changes: CHANGED_STAY, ordering: true });
});
