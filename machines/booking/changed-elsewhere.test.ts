import { expect, it } from 'vitest';
import { draftWith } from '#tests/support/booking-draft.ts';
import { bookUpToCheckout } from '#tests/support/charts/manual-hotel-booking.ts';
import { CRITERIA, SEEFELD } from '#tests/support/hotel-booking-examples.ts';
import { HOTEL_FLOW } from '../hotel-booking/hotel-flow.ts';
import { selectDraft } from './booking-selectors.ts';

async function changedElsewhere(ordering = false) {
  const booking = await bookUpToCheckout();
  booking.send({ type: 'draft.changedElsewhere', ordering });
  expect(booking.matches({ open: { draft: 'changedElsewhere' } })).toBe(true);
  return booking;
}

it('leaves everything unchanged until the user decides', async () => {
  const booking = await changedElsewhere();
  expect(booking.at()).toMatchObject({ step: 'checkout', offer: 'accepted' });
});

it('continues with the draft that the other one has saved', async () => {
  const booking = await changedElsewhere();
  booking.send({ type: 'draft.takeOver' });
  expect(booking.stage()).toBe('resuming');
  const draft = draftWith(HOTEL_FLOW, { criteria: CRITERIA, result: SEEFELD });
  await booking.answer('loadDraft', { type: 'found', draft, losses: [] });
  expect(booking.at()).toMatchObject({ step: 'room', offer: 'none' });
  expect(booking.select(selectDraft)).toEqual(draft);
});

it('starts empty when the other one has finished', async () => {
  const booking = await changedElsewhere();
  booking.send({ type: 'draft.takeOver' });
  await booking.answer('loadDraft', { type: 'none' });
  expect(booking.at()).toMatchObject({ step: 'search', offer: 'none' });
  expect(booking.select(selectDraft)).toBeNull();
});

it('continues with the local draft', async () => {
  const booking = await changedElsewhere();
  booking.send({ type: 'draft.overwrite' });
  expect(booking.asked.at(-1)).toBe('overwriteDraft');
  expect(booking.matches({ open: { draft: 'current', step: 'checkout' } })).toBe(true);
});

it('never overwrites an order in progress there', async () => {
  const booking = await changedElsewhere(true);
  booking.send({ type: 'draft.overwrite' });
  expect(booking.asked).not.toContain('overwriteDraft');
  expect(booking.matches({ open: { draft: 'changedElsewhere' } })).toBe(true);
});

it('is notified of the end of that order', async () => {
  const booking = await changedElsewhere(true);
  booking.send({ type: 'draft.changedElsewhere', ordering: false });
  booking.send({ type: 'draft.overwrite' });
  expect(booking.asked).toContain('overwriteDraft');
});
