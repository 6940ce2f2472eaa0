import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TripMailKind } from '#server/db/schema.ts';
import { writeTripMails } from '#server/features/trips/mail/write-trip-mails.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { call } from './support/call.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { type FakeSmtp, startFakeSmtp } from './support/fake-smtp.ts';
import { mailsTo } from './support/mails.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { setColumns } from './support/set-columns.ts';
import { EXAMPLE, insertExampleTrip } from './support/trips.ts';

let database: TestDatabase;
let opened: ContractApp;
let traveler: Member;
let approver: Member;

beforeAll(async () => {
  database = await openTestDatabase();
  opened = await openContractApp({ database });
});
beforeEach(async () => {
  const companyId = await insertCompany(opened.db, { name: `Home ${freshReference()}` });
  traveler = await insertMember(opened.db, { companyId, role: 'traveler' });
  approver = await insertMember(opened.db, { companyId, role: 'traveler' });
});
afterAll(async () => {
  await opened.close();
  await database.close();
});

type Example = Partial<Parameters<typeof insertExampleTrip>[1]>;

async function write(kind: TripMailKind, example: Example = {}, app = opened): Promise<string> {
  const { trip } = await insertExampleTrip(app.db, { traveler, itineraryRef: freshReference(), ...example });
  await writeTripMails(app.deps, app.db, {
    trip: { _id: trip.id },
    kinds: [kind],
    now: opened.clock.now(),
    silentApprovers: false,
  });
  return trip.id;
}

let references = 0;
function freshReference(): string {
  references += 1;
  return `MAIL${String(references).padStart(2, '0')}`;
}

const WAITING: Example = { status: 'waiting_level_1_approval', partStatus: 'held' };
const waiting = (): Example => ({ ...WAITING, approvers: [approver.companyUserId] });

const fullDay = (day: string) => format(parseISO(day.slice(0, 10)), 'eeee d MMMM yyyy');

describe('the confirmation', () => {
  test('holds the itinerary', async () => {
    const tripId = await write('trip_confirmed');
    const [mail] = await mailsTo(opened, traveler.email);
    expect(mail?.subject).toMatch(/^Confirmed: Zürich, \d/);
    expect(mail?.text).toContain(
      [
        'Hotel Seefeld',
        '  Bahnhofstrasse 1, 8001 Zürich, Switzerland',
        `  Check-in: ${fullDay(EXAMPLE.startsOn)}, from 15:00`,
        `  Check-out: ${fullDay(EXAMPLE.endsOn)}, until 11:00`,
        '  Room: Double room',
        '  Guest: Anna Keller (you)',
        '  Booking number: H4KD92',
        '  Price: CHF 400.00',
        `  Cancellation: free until ${fullDay(EXAMPLE.startsOn)}, 18:00 (Zurich time)`,
      ].join('\n'),
    );
    expect(mail?.text).toContain('Travellers: Anna Keller');
    expect(mail?.text).toContain(`http://localhost:8080/trips/${tripId}`);
    expect(mail?.html).toContain(`href="http://localhost:8080/trips/${tripId}"`);
  });

  test.each([
    ['CHF', 'Total: CHF 412.50'],
    ['EUR', 'Total: CHF 400.00 (plus the booking fee)'],
  ])(
    'adds the booking fee to the price of the parts, if it is in their currency (%s)',
    async (currency, total) => {
      await write('trip_confirmed', { bookingFee: { amount: 1250, currency } });
      const [mail] = await mailsTo(opened, traveler.email);
      expect(mail?.text).toContain('  Price: CHF 400.00');
      expect(mail?.text).toContain(
        `Price\n  Hotel Seefeld: CHF 400.00\n  Booking fee: ${currency} 12.50\n  ${total}\n`,
      );
    },
  );

  test('has the calendar file attached, which the outbox gives', async () => {
    await write('trip_confirmed');
    const [mail] = await mailsTo(opened, traveler.email);
    expect(mail?.attachments).toMatchObject([{ name: expect.stringMatching(/^trip-MAIL\d\d\.ics$/) }]);
    const path = `/outbox/${mail?.id}/0`;
    expect((await call(opened.app, { url: '/outbox' })).body).toContain(`<a href="${path}">`);
    const { status, headers, body } = await call(opened.app, { url: path });
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(body).toContain('SUMMARY:Hotel Seefeld\r\n');
  });

  test.each(['/1', '/-1', '/x', '/__proto__'])('has nothing else attached, such as %s', async (place) => {
    await write('trip_confirmed');
    const [mail] = await mailsTo(opened, traveler.email);
    expect((await call(opened.app, { url: `/outbox/${mail?.id}${place}` })).status).toBe(404);
  });

  test('and its attachment are for this machine only', async () => {
    await write('trip_confirmed');
    const [mail] = await mailsTo(opened, traveler.email);
    expect((await call(opened.app, { url: `/outbox/${mail?.id}/0`, ip: '192.0.2.1' })).status).toBe(404);
  });

  test('goes to all who travel, and as a copy to where the company wants one', async () => {
    const { companyId } = traveler;
    const copies = `copies-${companyId}@people.example`;
    await setColumns(opened.db, 'companies', companyId, { emails: [copies] });
    await write('trip_confirmed', { companions: [approver] });
    expect(await mailsTo(opened, approver.email)).toHaveLength(1);
    const [copy] = await mailsTo(opened, copies);
    expect(copy?.text).toMatch(/\n\nThis is a copy of what the travellers were sent\./);
    await write('trip_cancelled');
    expect(await mailsTo(opened, copies)).toHaveLength(1);
  });
});

describe('a mail about a trip that waits', () => {
  test('tells the traveler for whom and until when', async () => {
    await write('trip_waiting', waiting());
    const [mail] = await mailsTo(opened, traveler.email);
    expect(mail?.text).toContain('by traveler-');
    expect(mail?.text).toContain(
      `Without approval by ${fullDay(EXAMPLE.waitingUntil)}, 10:30 (Zurich time), it will not be booked.`,
    );
    expect(mail?.attachments).toEqual([]);
  });

  test.each([
    ['approval_requested', 'asks you to approve this trip, which costs'],
    ['approval_reminder', 'is still waiting for you to approve this trip'],
  ] as const)('(%s) tells the approver who asks, and what for', async (kind, text) => {
    await write(kind, waiting());
    expect(await mailsTo(opened, traveler.email)).toEqual([]);
    const [mail] = await mailsTo(opened, approver.email);
    expect(mail?.text).toContain(text);
    expect(mail?.text).toContain('Price: CHF 400.00');
    expect(mail?.text).not.toContain('Booking number');
  });
});

describe('deadlines', () => {
  test('are told in the time zone of the reader, by its name', async () => {
    await setColumns(opened.db, 'companies', traveler.companyId, { city: 'Zug', country: 'CH' });
    await setColumns(opened.db, 'users', traveler.userId, { city: 'Tokyo', country: 'JP' });
    await write('trip_waiting', waiting());
    const [toTraveler] = await mailsTo(opened, traveler.email);
    expect(toTraveler?.text).toContain(
      `${fullDay(EXAMPLE.waitingUntil)}, 18:30 (Tokyo time), it will not be booked`,
    );
    await write('approval_requested', waiting());
    const [toApprover] = await mailsTo(opened, approver.email);
    expect(toApprover?.text).toMatch(/by \w+ \d+ \w+ \d{4}, \d\d:30 \(Zurich time\), it will not be booked/);
  });
});

describe('a mail about a trip that is over', () => {
  test('says that it has expired', async () => {
    await write('trip_expired', { status: 'rejected', partStatus: 'cancelled' });
    expect((await mailsTo(opened, traveler.email))[0]?.text).toContain('Your trip was not approved in time');
  });

  test('says what could not be booked', async () => {
    await write('trip_failed', { status: 'cancelled', partStatus: 'failed' });
    expect((await mailsTo(opened, traveler.email))[0]?.text).toContain('Not booked: the booking failed');
  });

  test('takes what was cancelled out of calendars', async () => {
    await write('trip_cancelled', { status: 'cancelled', partStatus: 'cancelled' });
    const [mail] = await mailsTo(opened, traveler.email);
    expect(mail?.attachments[0]?.content).toContain('STATUS:CANCELLED');
  });
});

describe('with a mail server', () => {
  let smtp: FakeSmtp;
  let sending: ContractApp;
  beforeAll(async () => {
    smtp = await startFakeSmtp();
    sending = await openContractApp({ database, env: { SMTP_URL: smtp.url } });
  });
  afterAll(async () => {
    await sending.close();
    await smtp.close();
  });

  test('the calendar file is sent along', async () => {
    await write('trip_confirmed', {}, sending);
    await sending.workOff();
    expect(smtp.received[0]).toMatch(
      /Content-Type: text\/calendar; charset=utf-8;\s+name=trip-MAIL\d\d\.ics/,
    );
    expect(smtp.received[0]).toMatch(/Content-Disposition: attachment;\s+filename=trip-MAIL\d\d\.ics/);
  });
});
