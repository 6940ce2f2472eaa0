import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderOf } from '#tests/support/charts/checkout-examples.ts';
import { CAR, draftPart, FLIGHT, HOTEL, K7TQ2M } from '#tests/support/trip-draft-examples.ts';
import type { SavedOrder } from '../checkout/sent-request.ts';
import { readTripDraft, TRIP_DRAFT_VERSION } from './trip-draft.ts';
import { emptyTripDraft } from './trip-draft-context.ts';
import { type TripDraft, tripDraftToSave } from './trip-draft-to-save.ts';

const PARTS = [
  draftPart(FLIGHT, 'flight'),
  draftPart({ ...HOTEL, replacedPart: 'part-1' }, 'hotel'),
  draftPart(CAR, 'car'),
];
const DRAFT: TripDraft = {
  parts: PARTS,
  extended: K7TQ2M,
  gone: ['hotel'],
  checkout: { info: null, order: null, trip: null },
  ordering: true,
};

const ORDER = { key: 'key-1', request: orderOf() } as SavedOrder;

const read = (json: unknown) => readTripDraft(JSON.parse(JSON.stringify(json)), TRIP_DRAFT_VERSION);

function found(json: unknown) {
  const reading = read(json);
  return reading.type === 'found' ? reading : expect.fail(`It was ${reading.reason}`);
}

describe('the saved draft', () => {
  it('has the parts, the trip they are added to, and the checkout', () => {
    expect(tripDraftToSave({ ...emptyTripDraft(), ...DRAFT, isCheckoutShown: true })).toEqual(DRAFT);
  });

  it('is null where there is nothing to book', () => {
    expect(tripDraftToSave(emptyTripDraft())).toBeNull();
    expect(tripDraftToSave({ ...emptyTripDraft(), extended: K7TQ2M })).not.toBeNull();
  });
});

describe('a draft that is read', () => {
  it('equals the saved one', () => {
    expect(read(DRAFT)).toEqual({ type: 'found', draft: DRAFT, isPartLost: false });
  });

  it('is null for another version, and without parts', () => {
    expect(readTripDraft(DRAFT, TRIP_DRAFT_VERSION + 1)).toEqual({
      type: 'unreadable',
      reason: 'otherVersion',
    });
    expect(read({ ...DRAFT, parts: null })).toEqual({ type: 'unreadable', reason: 'damaged' });
    expect(read(null)).toEqual({ type: 'unreadable', reason: 'damaged' });
  });

  it.each([
    ['of no known kind', { id: 'x', part: { ...FLIGHT, kind: 'boat' } }],
    ['without an id', { part: FLIGHT }],
    ['of another kind', { id: 'x', part: { ...FLIGHT, kind: 'hotel' } }],
    ['without a price', { id: 'x', part: { ...HOTEL, priced: null } }],
    ['with extras that it can not have', { id: 'x', part: { ...CAR, extras: { seats: [] } } }],
    ['that replaces something unknown', { id: 'x', part: { ...CAR, replacedPart: 7 } }],
  ])('leaves out a part %s, and resumes no order without it', (_, damaged) => {
    const { draft, isPartLost } = found({ ...DRAFT, parts: [...PARTS, damaged] });
    expect(isPartLost).toBe(true);
    expect(draft).toEqual({ ...DRAFT, checkout: null, ordering: false });
  });

  it.each([
    ['of another version', DRAFT, TRIP_DRAFT_VERSION + 1],
    ['without its parts', { ...DRAFT, parts: null }, TRIP_DRAFT_VERSION],
  ])('%s keeps its order, wherever it is stored', (_, json, version) => {
    const unreadable = { type: 'unreadable', order: ORDER };
    expect(readTripDraft(json, version, ORDER)).toMatchObject(unreadable);
    expect(readTripDraft({ ...json, checkout: { order: ORDER } }, version)).toMatchObject(unreadable);
  });

  it('goes on with its order, also without a damaged part', () => {
    const damaged = { ...DRAFT, parts: [...PARTS, { id: 'x', part: { ...HOTEL, priced: null } }] };
    expect(readTripDraft(damaged, TRIP_DRAFT_VERSION, ORDER)).toMatchObject({
      draft: { parts: PARTS, checkout: { order: ORDER }, ordering: true },
    });
  });

  it('ignores parts that are missing', () => {
    const { draft } = found({ ...DRAFT, parts: PARTS.slice(0, 1) });
    expect(draft.gone).toEqual([]);
    expect(found({ ...DRAFT, parts: [] }).draft.ordering).toBe(false);
  });

  it('becomes a new trip where the extended one can not be read', () => {
    expect(found({ ...DRAFT, extended: { tripId: 7 } }).draft.extended).toBeNull();
  });

  it('contains everything that is valid, for damage at any place', () => {
    const damages = fc.dictionary(
      fc.constantFrom('parts', 'extended', 'gone', 'checkout', 'ordering'),
      fc.oneof(fc.jsonValue(), fc.array(fc.constantFrom<unknown>(...PARTS, null, {}, 7))),
    );
    fc.assert(
      fc.property(damages, (damage) => {
        const reading = read({ ...DRAFT, ...damage });
        if (reading.type === 'unreadable') return;
        const { parts, gone, ordering } = reading.draft;
        expect(parts.filter((part) => !PARTS.some(({ id }) => id === part.id))).toEqual([]);
        expect(parts.map(({ id }) => id)).toEqual(expect.arrayContaining([...gone]));
        if (ordering) expect(parts).not.toEqual([]);
        // Reading the result again gives the same.
        expect(found(reading.draft)).toEqual({ ...reading, isPartLost: false });
      }),
    );
  });
});
