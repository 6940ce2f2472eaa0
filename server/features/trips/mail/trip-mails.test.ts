import { describe, expect, it } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { CHANGE_DONE } from '#stories/support/changed-trips.ts';
import { RAIL } from '#stories/support/offline-trips.ts';
import { LATE_RENTAL, LATE_STAY, PREPAID_RENTAL, STAY_AT_HOTEL } from '#stories/support/paid-on-site.ts';
import { CAR_ADDED, NOTHING_BOOKED_YET, UNDECIDED } from '#stories/support/partly-booked-trips.ts';
import { creator, DANIEL, MIRJAM, TRIP } from '#stories/support/trip-fixtures.ts';
import { CANCELLED, PARTLY_FAILED } from '#stories/support/trips-by-status.ts';
import type { TripMailKind } from '../../../db/schema.ts';
import { mailAsHtml } from '../../mails/mail-html.ts';
import { mailAsText } from '../../mails/mail-layout.ts';
import { tripMail } from './trip-mails.ts';

const client = { appName: 'Zugvogel' };
const config = { publicUrl: 'https://travel.example', client } as Parameters<typeof tripMail>[0];

/** The text and the HTML version as people read them. */
function writeMail(kind: TripMailKind, trip: Trip, travels?: boolean) {
  const reader = { firstName: 'Anna', zone: 'Europe/Zurich', travels };
  const mail = tripMail(config, kind, trip, reader);
  const html = mailAsHtml(mail, client.appName)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'");
  return { subject: mail.subject, text: mailAsText(mail), html };
}

function expectBoth({ text, html }: { text: string; html: string }, ...sentences: string[]): void {
  for (const sentence of sentences) {
    expect(text).toContain(sentence);
    expect(html).toContain(sentence);
  }
}

describe('the mail about a trip that is partly booked', () => {
  it('says what can be done about it, and until when the rest is held', () => {
    const mail = writeMail('trip_partly_failed', UNDECIDED, true);
    expect(mail.subject).toMatch(/^Partly booked: /);
    expectBoth(
      mail,
      'Please decide by Tuesday 2 March 2027, 10:30 (Zurich time) what happens to your trip: one part of it could not be booked.',
      'What is booked stays booked.',
      'Without a decision, what is on hold is released and not charged.',
      'try again at the current price, choose another, continue without it, or cancel the rest',
      'Held until Tuesday 2 March 2027, 10:30 (Zurich time), not booked yet',
      'Not booked: it has sold out',
    );
  });

  it('speaks of nothing held where nothing is', () => {
    const { text } = writeMail('trip_partly_failed', PARTLY_FAILED, true);
    expect(text).not.toMatch(/\b(held|hold)\b/i);
  });

  it('claims nothing to be booked before anything is', () => {
    const mail = writeMail('trip_partly_failed', NOTHING_BOOKED_YET, false);
    expect(mail.subject).toMatch(/^Not booked yet: /);
    expectBoth(
      mail,
      'Please decide by Tuesday 2 March 2027, 10:30 (Zurich time) what happens to the trip of Mirjam Zgraggen: 2 parts of it could not be booked.',
      'Nothing is booked yet.',
    );
    expect(mail.text).not.toContain('stays booked');
  });
});

describe('the mail about a trip whose inventory is simulated', () => {
  const linesAbout = (simulated: ('flight' | 'hotel' | 'car')[]) => {
    const reader = { firstName: 'Anna', zone: 'Europe/Zurich' };
    const simulating = { ...config, client: { ...config.client, simulated } };
    const [section] = tripMail(simulating, 'trip_confirmed', CAR_ADDED, reader).sections ?? [];
    return section?.lines.slice(2);
  };

  it('says so at the top, and of which parts', () => {
    expect(linesAbout(['flight', 'hotel', 'car'])).toEqual(['Simulated: nothing of it is really booked']);
    expect(linesAbout(['car'])).toEqual(['Simulated, not really booked: car']);
    expect(linesAbout([])).toEqual([]);
  });
});

describe('the mail about a trip that was cancelled', () => {
  it('says apart what is paid back, charged, and no longer due on site', () => {
    const parts: Trip['parts'] = [
      { ...STAY_AT_HOTEL, status: 'cancelled', ...LATE_STAY },
      { ...PREPAID_RENTAL, status: 'cancelled', ...LATE_RENTAL },
    ];
    const { text } = writeMail('trip_cancelled', { ...CANCELLED, parts }, true);
    const [, stay = '', rental = ''] = text.split(/Hotel Seefeld\n|Avis: /);
    expect(stay).toContain('No longer to be paid at the hotel: CHF 240.00');
    expect(stay).toContain('Cancellation fee, charged by the hotel: CHF 240.00');
    expect(stay).not.toMatch(/Refund|(Of the price|On top), paid at/);
    expect(rental).toContain('Refund: CHF 100.00');
    expect(rental).toContain('No longer to be paid at the rental desk: CHF 30.00');
    expect(rental).toContain('Cancellation fee: CHF 80.00');
    expect(rental).not.toContain('paid at the counter');
  });

  it('refunds what was paid with the booking', () => {
    const { text } = writeMail('trip_cancelled', CANCELLED, true);
    expect(text).toContain('Refund: CHF 240.00');
    expect(text).toContain('Cancellation fee: CHF 240.00');
    expect(text).not.toContain('No longer to be paid');
  });
});

it('speaks of no supplier that answers late where the agency has booked', () => {
  const trip: Trip = { ...TRIP, status: 'rejected', parts: [{ ...RAIL, status: 'confirming' }] };
  const { text } = writeMail('trip_rejected', trip, true);
  expect(text).not.toContain('its supplier has not answered yet');
});

it('names the fee of changes among the prices', () => {
  const { text } = writeMail('trip_confirmed', CHANGE_DONE, true);
  expect(text).toContain(
    'Price\n  Hotel Seefeld: CHF 1,080.00\n  Hotel Seefeld, change fee: CHF 20.00\n' +
      '  Avis: Volkswagen Golf or similar: CHF 210.00\n  Total: CHF 1,310.00\n',
  );
});

describe('the mails about parts that were added', () => {
  it('ask for an approval of what is new, beside what is booked already', () => {
    const mail = writeMail('approval_requested', CAR_ADDED);
    expectBoth(
      mail,
      'Mirjam Zgraggen has added to a booked trip, and asks you to approve what is new.',
      'What is already booked stays booked.',
      'Added to the trip',
      'Already booked',
      'CHF 210.00',
      'what is waiting will not be booked; what is already booked stays booked.',
    );
  });

  it('say that what was added waits', () => {
    expectBoth(
      writeMail('trip_waiting', CAR_ADDED, true),
      'What was added to your trip is on hold and waiting for approval by Daniel Frei.',
      'You can then add it again.',
    );
  });

  it.each([
    [1, ' by Daniel Frei, who was reminded on Monday 1 March 2027, 17:05 (Zurich time).'],
    [2, ' by Daniel Frei or Daniel Frei, who were reminded on Monday 1 March 2027, 17:05 (Zurich time).'],
    [0, '.'],
  ])('name %i people who were reminded', (count, words) => {
    const approval = CAR_ADDED.approval ?? expect.fail('It waits for nobody');
    const deciders = Array.from({ length: count }, () => approval.deciders[0] ?? expect.fail('Nobody'));
    const event = { _id: 'reminded', kind: 'reminded', at: '2027-03-01T16:05:00Z' } as const;
    const events = [...CAR_ADDED.events, event];
    const trip = { ...CAR_ADDED, events, approval: { ...approval, deciders } };
    const { text } = writeMail('trip_reminder', trip, true);
    expect(text).toContain(`What was added to your trip is still waiting for approval${words}`);
  });

  it.each([
    ['trip_approved', 'approved', 'was approved by Daniel Frei.'],
    ['trip_rejected', 'rejected', 'was rejected by Daniel Frei.'],
    ['trip_sent_back', 'sentBack', 'was sent back for changes by Daniel Frei.'],
  ] as const)('of the kind %s say what was decided of the addition', (kind, decision, words) => {
    const event = { _id: 'decision', at: CAR_ADDED.createdAt, kind: decision, by: DANIEL, level: 1 } as const;
    const trip: Trip = { ...CAR_ADDED, createdBy: creator(MIRJAM), events: [...CAR_ADDED.events, event] };
    const mail = writeMail(kind, trip, false);
    expectBoth(mail, `What was added to the trip of Mirjam Zgraggen ${words}`);
    if (kind !== 'trip_approved') expectBoth(mail, 'What is already booked stays booked.');
    expect(mail.text).not.toContain('Nothing was booked');
  });
});
