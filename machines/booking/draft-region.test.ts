import { expect, it } from 'vitest';
import { draftWith } from '#tests/support/booking-draft.ts';
import { bookUpToCheckout } from '#tests/support/charts/hotel-booking-by-hand.ts';
import { CRITERIA, SEEFELD } from '#tests/support/hotel-booking-examples.ts';
import { HOTEL_FLOW } from '../hotel-booking/hotel-flow.ts';
import { selectDraft } from './booking-selectors.ts';

async function changedElsewhere(ordering = false) {
  const booking = await bookUpToCheckout();
  booking.send({ type: 'draft.changedElsewhere', ordering });
  expect(booking.matches({ open: { draft: 'changedElsewhere' } })).toBe(true);
  return booking;
}

it('leaves everything as it is until the person decides', async () => {
  const booking = await changedElsewhere();
  expect(booking.at()).toMatchObject({ step: 'checkout', offer: 'agreed' });
});

it('goes on with what the other one has kept', async () => {
  const booking = await changedElsewhere();
  booking.send({ type: 'draft.takeOver' });
  expect(booking.stage()).toBe('resuming');
  const draft = draftWith(HOTEL_FLOW, { criteria: CRITERIA, result: SEEFELD });
  await booking.answer('loadDraft', { type: 'found', draft, losses: [] });
  expect(booking.at()).toMatchObject({ step: 'room', offer: 'none' });
  expect(booking.select(selectDraft)).toEqual(draft);
});

it('begins with nothing when the other one has finished', async () => {
  const booking = await changedElsewhere();
  booking.send({ type: 'draft.takeOver' });
  await booking.answer('loadDraft', { type: 'none' });
  expect(booking.at()).toMatchObject({ step: 'search', offer: 'none' });
  expect(booking.select(selectDraft)).toBeNull();
});

it('goes on with what is here', async () => {
  const booking = await changedElsewhere();
  booking.send({ type: 'draft.overwrite' });
  expect(booking.asked.at(-1)).toBe('overwriteDraft');
  expect(booking.matches({ open: { draft: 'current', step: 'checkout' } })).toBe(true);
});

it('never overwrites an order that is under way there', async () => {
  const booking = await changedElsewhere(true);
  booking.send({ type: 'draft.overwrite' });
  expect(booking.asked).not.toContain('overwriteDraft');
  expect(booking.matches({ open: { draft: 'changedElsewhere' } })).toBe(true);
});

it('hears of the end of that order', async () => {
  const booking = await changedElsewhere(true);
  booking.send({ type: 'draft.changedElsewhere', ordering: false });
  booking.send({ type: 'draft.overwrite' });
  expect(booking.asked).toContain('overwriteDraft');
});
