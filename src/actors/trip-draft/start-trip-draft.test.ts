import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { PartAddition } from '#machines/booking/booking-setup.ts';
import { isTripChangedElsewhere, selectTripStage } from '#machines/trip-draft/trip-draft-selectors.ts';
import { carPart, hotelPart } from '#tests/support/draft-parts.ts';
import { type DraftServer, serveDrafts } from '#tests/support/saved-drafts.ts';
import { startTripDraft, type TripDraftSession } from './start-trip-draft.ts';

let server: DraftServer;
let opened: TripDraftSession[];

function open(): TripDraftSession {
  const started = startTripDraft(server.api(), { owner: 'anna', tab: `tab ${opened.length}` });
  opened.push(started);
  return started;
}

const contextOf = ({ actor }: TripDraftSession) => actor.getSnapshot().context;
const idsIn = (one: TripDraftSession) => contextOf(one).parts.map(({ id }) => id);
const storedIds = () => {
  const { parts = [] } = (server.drafts.get('trip')?.snapshot ?? {}) as { parts?: { id: string }[] };
  return parts.map(({ id }) => id);
};
const isOpen = ({ actor }: TripDraftSession) =>
  waitFor(actor, (snapshot) => snapshot.matches('open'), { timeout: 2000 });
const isChanged = ({ actor }: TripDraftSession) => isTripChangedElsewhere(actor.getSnapshot());
const put = (part: PartAddition['part'], replaces: PartAddition['replaces'] = null) => ({ part, replaces });

beforeEach(async () => {
  server = await serveDrafts();
  opened = [];
});

afterEach(() => {
  for (const { stop } of opened) stop();
  server.close();
});

describe('a part', () => {
  it('is added once it is saved on the server', async () => {
    const trip = open();
    await trip.add(put(hotelPart('room')));
    expect(storedIds()).toEqual(['room']);
    await trip.add(put(carPart('car')));
    expect(storedIds()).toEqual(['room', 'car']);
  });

  it('is in the trip once, however often it is added', async () => {
    const trip = open();
    await trip.add(put(hotelPart('room')));
    await trip.add(put(hotelPart('room')));
    expect(idsIn(trip)).toEqual(['room']);
  });

  it('replaces the part that it was chosen for', async () => {
    const trip = open();
    await trip.add(put(hotelPart('room')));
    await trip.add(put(carPart('car')));
    await trip.add(put(hotelPart('suite'), { draftPart: 'room' }));
    expect(storedIds()).toEqual(['suite', 'car']);
  });

  it('names the failed part that it replaces, also when it is chosen again', async () => {
    const trip = open();
    await trip.add(put(hotelPart('room'), { tripPart: 'failed' }));
    expect(contextOf(trip).parts[0]?.part).toMatchObject({ replacedPart: 'failed' });
    await trip.add(put(hotelPart('suite'), { draftPart: 'room' }));
    await trip.add(put(hotelPart('loft'), { tripPart: 'failed' }));
    expect(contextOf(trip).parts).toMatchObject([{ id: 'loft', part: { replacedPart: 'failed' } }]);
  });

  it('takes the place of what was found for the same part of an earlier trip', async () => {
    const trip = open();
    const repeated = (offer: string) => put({ ...hotelPart(offer), repeats: 'stay' });
    await trip.add(repeated('in May'), put(carPart('car')));
    await trip.add(repeated('in June'));
    expect(storedIds()).toEqual(['in June', 'car']);
    await trip.add(put(hotelPart('elsewhere'), { draftPart: 'in June' }));
    await trip.add(repeated('in July'));
    expect(storedIds()).toEqual(['in July', 'car']);
  });

  it('is added although an answer was lost', async () => {
    const trip = open();
    await isOpen(trip);
    server.loseNextAnswer();
    await expect(trip.add(put(hotelPart('room')))).rejects.toThrow();
    await trip.add(put(hotelPart('room')));
    expect(storedIds()).toEqual(['room']);
    expect(isChanged(trip)).toBe(false);
  });

  it('is not added while the trip is being ordered', async () => {
    const trip = open();
    await trip.add(put(hotelPart('room')));
    trip.actor.send({ type: 'checkout.open' });
    trip.actor.send({ type: 'checkout.save', checkout: { order: 'key' }, ordering: true });
    await expect(trip.add(put(carPart('car')))).rejects.toThrow();
    expect(idsIn(trip)).toEqual(['room']);
  });

  it('is added when a later attempt to load the draft succeeds', async () => {
    server.breakDown();
    const trip = open();
    await expect(trip.add(put(hotelPart('room')))).rejects.toThrow();
    expect(selectTripStage(trip.actor.getSnapshot())).toBe('resumeFailed');
    server.mend();
    await trip.add(put(hotelPart('room')));
    expect(storedIds()).toEqual(['room']);
  });
});

it('resumes after a reload, and saves nothing that has not changed', async () => {
  const before = open();
  await before.add(put(hotelPart('room')));
  before.stop();
  const after = open();
  await isOpen(after);
  expect(idsIn(after)).toEqual(['room']);
  await after.add(put(carPart('car')));
  expect(server.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(2);
});

it('is deleted on the server with its last part, and saved again when that is undone', async () => {
  const trip = open();
  await trip.add(put(hotelPart('room')));
  trip.actor.send({ type: 'part.remove', id: 'room' });
  await expect.poll(() => server.drafts.has('trip')).toBe(false);
  trip.actor.send({ type: 'part.restore' });
  await expect.poll(storedIds).toEqual(['room']);
});

it('is deleted when it is discarded', async () => {
  const trip = open();
  await trip.add(put(hotelPart('room')));
  trip.actor.send({ type: 'trip.discard' });
  await expect.poll(() => server.drafts.has('trip')).toBe(false);
});

it('requests only the draft when there is none', async () => {
  const trip = open();
  await isOpen(trip);
  trip.stop();
  expect(server.calls).toEqual(['GET /api/booking/drafts/trip']);
});

describe('another tab', () => {
  it('shows at once the parts added here', async () => {
    const [here, there] = [open(), open()];
    await isOpen(there);
    await here.add(put(hotelPart('room')));
    await expect.poll(() => idsIn(there)).toEqual(['room']);
    expect(isChanged(there)).toBe(false);
  });

  it('adds to the parts added here', async () => {
    const [here, there] = [open(), open()];
    await Promise.all([isOpen(here), isOpen(there)]);
    await Promise.all([here.add(put(hotelPart('room'))), there.add(put(carPart('car')))]);
    expect(storedIds().toSorted()).toEqual(['car', 'room']);
  });

  it('asks which draft is valid while its checkout is shown', async () => {
    const [here, there] = [open(), open()];
    await here.add(put(hotelPart('room')));
    await expect.poll(() => idsIn(there)).toEqual(['room']);
    there.actor.send({ type: 'checkout.open' });
    await here.add(put(carPart('car')));
    await expect.poll(() => isChanged(there)).toBe(true);
    there.actor.send({ type: 'draft.overwrite' });
    await expect.poll(storedIds).toEqual(['room']);
  });

  it('never overwrites an order in progress here', async () => {
    const [here, there] = [open(), open()];
    await here.add(put(hotelPart('room')));
    await expect.poll(() => idsIn(there)).toEqual(['room']);
    here.actor.send({ type: 'checkout.open' });
    here.actor.send({ type: 'checkout.save', checkout: { order: 'key' }, ordering: true });
    await expect.poll(() => contextOf(there).ordering).toBe(true);
    await expect(there.add(put(carPart('car')))).rejects.toThrow();
    there.actor.send({ type: 'trip.discard' });
    expect(server.drafts.get('trip')).toMatchObject({ snapshot: { ordering: true } });
  });
});

it('asks when another device and this one have both changed it', async () => {
  const device = open();
  await device.add(put(hotelPart('room')));
  const stored = server.drafts.get('trip');
  if (stored)
    server.drafts.set('trip', { ...stored, revision: 7, snapshot: { ...stored.snapshot, tab: 'far away' } });
  device.actor.send({ type: 'part.remove', id: 'room' });
  await expect.poll(() => isChanged(device)).toBe(true);
  expect(storedIds()).toEqual(['room']);
});
