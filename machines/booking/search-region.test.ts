import { describe, expect, it } from 'vitest';
import type { SearchEnd } from '#domain/contract.ts';
import { DEFAULT_HOTEL_LIST_SETTINGS } from '#domain/hotel-booking/hotel-list-settings.ts';
import { createManualHotelBooking } from '#tests/support/charts/manual-hotel-booking.ts';
import { CRITERIA } from '#tests/support/hotel-booking-examples.ts';
import { selectProgress } from './booking-selectors.ts';

const SOON = '2027-03-01T10:20:00.000Z';
const LATER = '2027-03-01T10:30:00.000Z';

async function searching() {
  const booking = createManualHotelBooking();
  await booking.answer('loadDraft', { type: 'none' });
  booking.send({ type: 'criteria.submit', criteria: CRITERIA });
  return booking;
}

function ended(results: number): { type: 'search.ended'; end: SearchEnd } {
  const counts = { results, offers: results, hiddenByPolicy: 0, hiddenOffers: 0, filteredOut: 0 };
  return { type: 'search.ended', end: { type: 'end', ...counts, sources: [] } };
}

const arrived = (source: string, count: number, expiresAt = LATER) =>
  ({ type: 'results.arrived', source, count, expiresAt }) as const;
const failed = (source: string) => ({ type: 'source.failed', source }) as const;

describe('the progress of the list', () => {
  it('is none, inProgress and finished', async () => {
    const booking = createManualHotelBooking();
    await booking.answer('loadDraft', { type: 'none' });
    expect(booking.select(selectProgress)).toBe('none');
    booking.send({ type: 'criteria.submit', criteria: CRITERIA });
    booking.send(arrived('110', 12));
    expect(booking.select(selectProgress)).toBe('inProgress');
    booking.send(arrived('100', 7, SOON));
    booking.send(ended(15));
    expect(booking.select(selectProgress)).toBe('finished');
    expect(booking.at().search).toBe('complete');
    expect(booking.context().search).toMatchObject({ arrived: { 100: 7, 110: 12 }, expiresAt: SOON });
    expect(booking.context().search.end?.results).toBe(15);
  });

  it('continues while the user looks at a hotel', async () => {
    const booking = await searching();
    booking.send({ type: 'result.choose', result: { id: 'p', name: 'P' } });
    booking.send(ended(3));
    expect(booking.at()).toMatchObject({ step: 'room', search: 'complete' });
    booking.send({ type: 'step.open', step: 'select' });
    expect(booking.searches).toHaveLength(1);
  });

  it('fails', async () => {
    const booking = await searching();
    booking.send(arrived('110', 0));
    booking.send(ended(0));
    expect(booking.at().search).toBe('empty');
  });

  it('has a minor failure when one source fails, and can be tried again', async () => {
    const booking = await searching();
    booking.send(failed('112'));
    booking.send(arrived('110', 4));
    booking.send(ended(4));
    expect(booking.at().search).toBe('minorFailure');
    expect(booking.context().search.failedSources).toEqual(['112']);
    booking.send({ type: 'search.retry' });
    expect(booking.at().search).toBe('inProgress');
    expect(booking.context().search).toMatchObject({ number: 2, failedSources: [], arrived: {} });
  });

  it.each([
    ['all sources fail', [failed('110'), failed('112'), ended(0)]],
    ['the answer breaks off', [arrived('110', 4), { type: 'search.interrupted' } as const]],
  ])('has a major failure when %s, and can be tried again', async (_, events) => {
    const booking = await searching();
    for (const event of events) booking.send(event);
    expect(booking.at().search).toBe('majorFailure');
    booking.send({ type: 'search.retry' });
    expect(booking.at().search).toBe('inProgress');
  });

  it('is refused with a reason', async () => {
    const booking = await searching();
    booking.send({ type: 'search.refused', code: 'check_in_in_past' });
    expect(booking.at().search).toBe('refused');
    expect(booking.context().search.refusal).toBe('check_in_in_past');
  });

  it('expires with the first of its offers', async () => {
    const booking = await searching();
    booking.send(arrived('110', 4, SOON));
    booking.send(ended(4));
    await booking.answer(`waitUntil ${SOON}`);
    expect(booking.at().search).toBe('expired');
    booking.send({ type: 'search.retry' });
    expect(booking.at().search).toBe('inProgress');
  });

  it('restarts with a new search, and the old one is abandoned', async () => {
    const booking = await searching();
    booking.send({ type: 'criteria.submit', criteria: { ...CRITERIA, radius: 10 } });
    expect(booking.asked.slice(1)).toEqual(['searchOffers 1', 'left search 1', 'searchOffers 2']);
    expect(booking.searches.at(-1)?.criteria).toMatchObject({ radius: 10 });
  });
});

describe('the settings of the list', () => {
  it('go back to the first page with another sort or filter', async () => {
    const booking = await searching();
    booking.send({ type: 'list.page', page: 4 });
    expect(booking.context().list.page).toBe(4);
    booking.send({ type: 'list.sort', sort: 'SabreRating' });
    expect(booking.context().list).toMatchObject({ page: 1, sort: 'SabreRating' });
    booking.send({ type: 'list.page', page: 2 });
    const filter = { ...DEFAULT_HOTEL_LIST_SETTINGS.filter, nameFilter: 'see' };
    booking.send({ type: 'list.filter', filter });
    expect(booking.context().list).toEqual({ page: 1, sort: 'SabreRating', filter });
  });
});
