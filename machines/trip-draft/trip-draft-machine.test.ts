import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createManualTripDraft } from '#tests/support/charts/manual-trip-draft.ts';
import { CAR, draftPart, FLIGHT, HOTEL, K7TQ2M, roomUntil } from '#tests/support/trip-draft-examples.ts';
import { tripDraftMachine } from './trip-draft-machine.ts';
import { isTripChangedElsewhere, selectTripCheckout, selectTripDraft } from './trip-draft-selectors.ts';

const flight = draftPart(FLIGHT, 'flight');
const hotel = draftPart(HOTEL, 'hotel');
const car = draftPart(CAR, 'car');
const ADD = { type: 'part.add', replaces: null } as const;
const ORDERING = { type: 'checkout.save', checkout: { order: 'key' }, ordering: true } as const;

async function startDraft(...parts: (typeof flight)[]) {
  const trip = createManualTripDraft();
  await trip.answer('loadDraft', { type: 'none' });
  for (const part of parts) trip.send({ ...ADD, part });
  return trip;
}

describe('the start', () => {
  it('is empty without a saved draft', async () => {
    const trip = createManualTripDraft();
    expect(trip.stage()).toBe('resuming');
    await trip.answer('loadDraft', { type: 'none' });
    expect(trip.matches({ open: { parts: 'empty', offers: 'holding', checkout: 'closed' } })).toBe(true);
    expect(trip.select(selectTripDraft)).toBeNull();
  });

  it('resumes the saved draft, and reports when a part of it was lost', async () => {
    const trip = createManualTripDraft();
    const draft = { parts: [flight], extended: K7TQ2M, gone: ['flight'], checkout: null, ordering: false };
    await trip.answer('loadDraft', { type: 'found', draft, isPartLost: true });
    expect(trip.matches({ open: { parts: 'filled' } })).toBe(true);
    expect(trip.context()).toMatchObject({
      ...draft,
      draftNotice: { kind: 'lost', losses: ['offer'] },
    });
  });

  it('reports that a draft could not be read', async () => {
    const trip = createManualTripDraft();
    await trip.answer('loadDraft', { type: 'unreadable', reason: 'otherVersion' });
    expect(trip.matches({ open: { parts: 'empty' } })).toBe(true);
    expect(trip.context().draftNotice).toEqual({ kind: 'unreadable', reason: 'otherVersion' });
  });

  it('waits when the draft fails to load, and tries again or deletes it', async () => {
    const trip = createManualTripDraft();
    await trip.fail('loadDraft');
    expect(trip.stage()).toBe('resumeFailed');
    trip.send({ type: 'draft.retry' });
    await trip.fail('loadDraft');
    trip.send({ type: 'trip.discard' });
    expect(trip.stage()).toBe('open');
    expect(trip.asked).toContain('discardDraft');
  });

  it.each(['answer', 'fail'] as const)(
    'shows the checkout whose page was open before: %s',
    async (outcome) => {
      const trip = createManualTripDraft();
      trip.send({ type: 'checkout.open' });
      await trip[outcome]('loadDraft', { type: 'none' });
      if (outcome === 'fail') trip.send({ type: 'trip.discard' });
      expect(trip.matches({ open: { checkout: { opened: 'empty' } } })).toBe(true);
      trip.send({ ...ADD, part: hotel });
      expect(trip.checkouts).toMatchObject([{ parts: [HOTEL], saved: null, extended: null }]);
    },
  );

  it('shows no checkout whose page was left', async () => {
    const trip = createManualTripDraft();
    trip.send({ type: 'checkout.open' });
    trip.send({ type: 'checkout.close' });
    await trip.answer('loadDraft', { type: 'none' });
    expect(trip.matches({ open: { checkout: 'closed' } })).toBe(true);
  });

  it('fails by name when no actor is provided to load the draft', async () => {
    const faults: string[] = [];
    createActor(tripDraftMachine, {
      inspect: ({ type, ...inspected }) => {
        if (type === '@xstate.event' && 'event' in inspected && 'error' in inspected.event)
          faults.push(String(inspected.event.error));
      },
    }).start();
    await new Promise((resolve) => setImmediate(resolve));
    expect(faults).toEqual(['Error: The actor loadDraft is not provided']);
  });
});

describe('the parts', () => {
  it('are in the order in which they were added, each once', async () => {
    const trip = await startDraft(flight, hotel, car);
    expect(trip.ids()).toEqual(['flight', 'hotel', 'car']);
    trip.send({ ...ADD, part: hotel });
    expect(trip.ids()).toEqual(['flight', 'hotel', 'car']);
  });

  it('keep their position when another choice replaces them', async () => {
    const trip = await startDraft(flight, hotel, car);
    trip.send({ type: 'part.add', part: draftPart(HOTEL, 'other'), replaces: 'hotel' });
    expect(trip.ids()).toEqual(['flight', 'other', 'car']);
    trip.send({ type: 'part.add', part: draftPart(HOTEL, 'other'), replaces: 'flight' });
    expect(trip.ids()).toEqual(['other', 'car']);
  });

  it('are removed, and put back where they were', async () => {
    const trip = await startDraft(flight, hotel, car);
    trip.send({ type: 'part.remove', id: 'hotel' });
    trip.send({ type: 'part.remove', id: 'hotel' });
    expect(trip.ids()).toEqual(['flight', 'car']);
    trip.send({ type: 'part.restore' });
    expect(trip.ids()).toEqual(['flight', 'hotel', 'car']);
    trip.send({ type: 'part.restore' });
    expect(trip.ids()).toEqual(['flight', 'hotel', 'car']);
  });

  it('that were removed are deleted on demand, and with the next part', async () => {
    const trip = await startDraft(flight, hotel);
    trip.send({ type: 'part.remove', id: 'hotel' });
    trip.send({ type: 'part.forget' });
    trip.send({ type: 'part.restore' });
    expect(trip.ids()).toEqual(['flight']);
    trip.send({ type: 'part.remove', id: 'flight' });
    expect(trip.matches({ open: { parts: 'empty' } })).toBe(true);
    trip.send({ ...ADD, part: car });
    trip.send({ type: 'part.restore' });
    expect(trip.ids()).toEqual(['car']);
  });

  it('expire with the first price of those that are left, also after one is put back', async () => {
    const soon = roomUntil('soon', '2027-03-01T10:10:00.000Z');
    const trip = await startDraft(roomUntil('later', '2027-03-01T10:20:00.000Z'), soon);
    trip.send({ type: 'part.remove', id: 'soon' });
    expect(trip.asked.at(-1)).toBe('waitUntil 2027-03-01T10:20:00.000Z');
    trip.send({ type: 'part.restore' });
    expect(trip.asked.at(-1)).toBe('waitUntil 2027-03-01T10:10:00.000Z');
    await trip.answer('waitUntil 2027-03-01T10:10:00.000Z');
    expect(trip.matches({ open: { offers: 'expired' } })).toBe(true);
  });

  it('are all removed on demand, and the draft is deleted', async () => {
    const trip = await startDraft(flight, hotel);
    trip.send({ type: 'trip.discard' });
    expect(trip.ids()).toEqual([]);
    expect(trip.select(selectTripDraft)).toBeNull();
    expect(trip.asked).toContain('discardDraft');
  });

  it('stay unchanged while an order is in progress', async () => {
    const trip = await startDraft(flight, hotel);
    trip.send({ type: 'part.remove', id: 'hotel' });
    trip.send({ type: 'checkout.open' });
    trip.send(ORDERING);
    const before = trip.context();
    trip.send({ ...ADD, part: car });
    trip.send({ type: 'part.remove', id: 'flight' });
    trip.send({ type: 'part.restore' });
    trip.send({ type: 'trip.extend', trip: K7TQ2M, info: null });
    trip.send({ type: 'trip.leave' });
    trip.send({ type: 'trip.discard' });
    trip.send({ type: 'checkout.restart' });
    expect(trip.context()).toEqual(before);
    expect(trip.asked).not.toContain('left checkout');
  });
});

describe('the draft', () => {
  it('is saved with its parts, and is null without them', async () => {
    const trip = await startDraft(flight);
    expect(trip.select(selectTripDraft)).toEqual({
      parts: [flight],
      extended: null,
      gone: [],
      checkout: null,
      ordering: false,
    });
    trip.send({ type: 'part.remove', id: 'flight' });
    expect(trip.select(selectTripDraft)).toBeNull();
  });

  it('that was changed elsewhere is taken over, with the checkout that is shown', async () => {
    const trip = await startDraft(flight);
    trip.send({ type: 'checkout.open' });
    trip.send({ type: 'draft.changedElsewhere', ordering: true });
    expect(trip.select(isTripChangedElsewhere)).toBe(true);
    trip.send({ type: 'draft.overwrite' });
    expect(trip.select(isTripChangedElsewhere)).toBe(true);
    trip.send({ type: 'draft.takeOver' });
    expect(trip.stage()).toBe('resuming');
    const draft = { parts: [hotel], extended: null, gone: [], checkout: { order: 'key' }, ordering: true };
    await trip.answer('loadDraft', { type: 'found', draft, isPartLost: false });
    expect(trip.select(selectTripCheckout)).not.toBeNull();
    expect(trip.checkouts.at(-1)).toMatchObject({ parts: [HOTEL], saved: { order: 'key' } });
    expect(trip.context()).toMatchObject({ ordering: true, orderingElsewhere: false });
  });

  it('that was changed elsewhere is overwritten on demand', async () => {
    const trip = await startDraft(flight);
    trip.send({ type: 'draft.changedElsewhere', ordering: false });
    trip.send({ type: 'draft.overwrite' });
    expect(trip.select(isTripChangedElsewhere)).toBe(false);
    expect(trip.asked).toContain('overwriteDraft');
    expect(trip.ids()).toEqual(['flight']);
  });
});
