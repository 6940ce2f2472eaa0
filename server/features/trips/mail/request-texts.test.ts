import { describe, expect, it } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { CAR_ADDED } from '#stories/support/partly-booked-trips.ts';
import { creator, MIRJAM, PETRA } from '#stories/support/trip-fixtures.ts';
import {
  afterRejectionForAgency,
  bookingCancelledText,
  closedText,
  forAgencyText,
  messageText,
  receivedText,
  requestBookedText,
  requestSections,
  withdrawnText,
} from './request-texts.ts';

type Event = Trip['events'][number];
type Request = NonNullable<Trip['request']>;

const REQUEST: Request = {
  kinds: ['rail', 'hotel'],
  startsOn: '2027-03-14',
  endsOn: '2027-03-16',
  places: ['Zürich', 'Milan'],
  text: 'Two seats at a table',
  isOpen: true,
};

const OPEN: Trip = {
  ...CAR_ADDED,
  status: 'approved',
  createdBy: creator(MIRJAM),
  travelers: CAR_ADDED.travelers.slice(0, 1),
  parts: [],
  request: REQUEST,
};

const [BOOKED] = CAR_ADDED.parts.filter(({ status }) => status === 'confirmed');

const after = (trip: Trip, ...events: Pick<Event, 'kind' | 'comment' | 'side'>[]): Trip => ({
  ...trip,
  events: events.map((event) => ({ _id: event.kind, at: trip.createdAt, by: PETRA, ...event })),
});

const closed = (side: 'agency' | 'travelers', changes: Partial<Trip>): Trip =>
  after({ ...OPEN, ...changes }, { kind: 'requestClosed', comment: 'It is settled', side });

const ANNA = { firstName: 'Anna', zone: 'UTC' };
const ARRANGER = { ...ANNA, travels: false };
const AGENCY = { zone: 'UTC', isAgency: true, travels: false } as const;

describe('a request that is recorded', () => {
  it.each([
    [{ ...ANNA, travels: true }, /^Your request has been sent to the agency\. You will get an e-mail when/],
    [ARRANGER, /^The request of Mirjam Zgraggen has been sent to the agency\. You will get an e-mail when/],
  ])('is said to %o as theirs or that of those who travel', (reader, words) => {
    expect(receivedText(OPEN, reader)[0]).toMatch(words);
  });

  it('is said to the agency with who asks, and for which company', () => {
    expect(forAgencyText(OPEN)[0]).toBe(
      `Mirjam Zgraggen of ${OPEN.company.name} asks for something that cannot be searched.`,
    );
  });

  it('is written with all that was asked for', () => {
    expect(requestSections(OPEN)).toEqual([
      {
        heading: 'The request',
        lines: [
          'Requested by: Mirjam Zgraggen',
          'Wanted: Rail, hotel',
          'Places: Zürich, Milan',
          'From: Sunday 14 March 2027, until: Tuesday 16 March 2027',
          expect.stringMatching(/^Purpose: \S/),
          'Two seats at a table',
        ],
      },
    ]);
  });

  it('names a single day once', () => {
    const [section] = requestSections({ ...OPEN, request: { ...REQUEST, endsOn: REQUEST.startsOn } });
    expect(section?.lines).toContain('On: Sunday 14 March 2027');
  });

  it('is no section of a trip that was searched', () => {
    const { request: _, ...searched } = OPEN;
    expect(requestSections(searched)).toEqual([]);
  });
});

describe('a message', () => {
  it.each([
    ['agency', 'Petra Wyss from the agency has written about the request. Open the trip to answer.'],
    ['travelers', 'Petra Wyss has written about the request. Open the trip to answer.'],
  ] as const)('of the %s is the last one, with who has written it', (side, words) => {
    const trip = after(
      OPEN,
      { kind: 'messageWritten', comment: 'An earlier one', side: 'travelers' },
      { kind: 'messageWritten', comment: 'Coach 7 is quiet', side },
    );
    expect(messageText(trip).slice(0, 2)).toEqual([words, 'Coach 7 is quiet']);
  });
});

describe('what the agency does', () => {
  it('is a booking, while the request stays open', () => {
    expect(requestBookedText(OPEN, { ...ANNA, travels: true })).toEqual([
      'The agency has made a booking for your request. The itinerary is below, and a calendar file is attached.',
      'The request stays open until the agency closes it.',
    ]);
    expect(requestBookedText(OPEN, ARRANGER)[0]).toContain('for the request of Mirjam Zgraggen.');
  });

  it('is a cancellation with its reason', () => {
    const trip = after(OPEN, { kind: 'cancellationRequested', comment: 'The hotel is closed' });
    expect(bookingCancelledText(trip)).toEqual([
      'Petra Wyss from the agency has cancelled a booking of the trip: The hotel is closed',
    ]);
  });

  it.each<[string, Partial<Trip>, string]>([
    ['nothing', { status: 'cancelled' }, 'Nothing is booked.'],
    ['nothing yet', { status: 'approved' }, 'Nothing is booked yet.'],
    ['a booking', { status: 'complete', parts: BOOKED ? [BOOKED] : [] }, 'What is booked stays booked.'],
  ])('is to close the request with %s', (_, changes, whatStays) => {
    const trip = closed('agency', changes);
    expect(closedText(trip, { ...ANNA, travels: true })).toEqual([
      'Petra Wyss from the agency has closed your request: It is settled',
      whatStays,
    ]);
    expect(closedText(trip, ARRANGER)[0]).toContain('has closed the request of Mirjam Zgraggen:');
  });
});

describe('what the agency hears', () => {
  it('is a withdrawal with its reason', () => {
    expect(withdrawnText(closed('travelers', { status: 'cancelled' }))).toEqual([
      'Petra Wyss has withdrawn the request: It is settled',
      'Nothing is booked.',
    ]);
  });

  it('is what it has to cancel itself when a trip that waits is cancelled', () => {
    const part: Trip['parts'][number] = {
      _id: 'rail',
      kind: 'external',
      status: 'cancelling',
      travelers: [MIRJAM._id],
      price: { asked: { amount: 240_00, currency: 'CHF' } },
      startsOn: '2027-03-14',
      endsOn: '2027-03-14',
      beginsAt: '2027-03-14T00:00:00.000Z',
      lines: [],
      service: 'rail',
      supplier: 'SBB',
    };
    const trip = after(
      { ...OPEN, status: 'cancelled', parts: [part] },
      { kind: 'cancelled', comment: 'Moved' },
    );
    expect(withdrawnText(trip)).toEqual([
      'Petra Wyss has withdrawn the request: Moved',
      'Please cancel what was waiting for approval where you booked it, and record on the trip page what that costs.',
    ]);
  });

  it('is what follows a rejection, for the agency only', () => {
    expect(afterRejectionForAgency(AGENCY)[0]).toContain('You can record another booking.');
    expect(afterRejectionForAgency(ANNA)).toEqual([]);
  });
});
