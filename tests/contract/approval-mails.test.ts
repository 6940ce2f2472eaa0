import { beforeEach, describe, expect, test } from 'vitest';
import type { Trip, TripRequest } from '#domain/contract.ts';
import { addPercent } from '#domain/money.ts';
import { moneyText } from '#server/features/trips/part/kinds/value-words.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { insertTravelerWithApprovers } from './support/approvals.ts';
import { nameDelegate } from './support/approver-records.ts';
import { approve, reject, sendBack } from './support/decision-calls.ts';
import { dayAhead } from './support/flights.ts';
import { mailsTo } from './support/mails.ts';
import { createdTrip, getTrip, HOTELS, offerOf, orderBody, sendOrder } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { setPriceAtDesk } from './support/set-price-at-desk.ts';
import { sharedApp } from './support/shared-app.ts';

const HOUR = 3_600_000;
const CHF = (amount: number) => ({ amount, currency: 'CHF' });
const INFO: Partial<TripRequest['bookingInfo']> = {
  comment: 'Two nights before the fair',
  reason: { code: 'closerToMeeting', text: 'Next door' },
};

const opened = sharedApp();
let companyId: string;
let traveler: Member;
let arranger: Member;
let first: Member;
let second: Member;
const FIRST_NIGHT = 11;

beforeEach(async ({ task }) => {
  await opened.db.deleteFrom('embedded_units').execute();
  companyId = await insertCompany(opened.db, { name: `Home ${task.id}` });
  ({ traveler, first, second } = await insertTravelerWithApprovers(opened.db, companyId, {
    highestPrice: CHF(1_00),
    highestPriceAction: 'approve',
    level1Threshold: CHF(2_00),
    level2Threshold: CHF(3_00),
  }));
  arranger = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
});

/** Stays that the arranger asks for. */
async function order(count = 1): Promise<Trip> {
  const travelers = [traveler.companyUserId];
  const parts = [];
  for (let part = 0; part < count; part += 1) {
    const stay = {
      checkIn: dayAhead(FIRST_NIGHT + part * 2),
      checkOut: dayAhead(FIRST_NIGHT + part * 2 + 2),
    };
    const offer = await offerOf(opened, arranger, HOTELS.onlyRoom, { travelers, ...stay });
    parts.push({ kind: 'hotel' as const, offer });
  }
  const body = orderBody(arranger, '', { travelers, parts, levels: [1, 2], bookingInfo: INFO });
  return createdTrip(await sendOrder(opened, arranger, body));
}

const read = ({ _id }: Trip) => getTrip(opened, arranger, _id);

async function approveWhole(trip: Trip): Promise<void> {
  expect((await approve(opened, first, await read(trip))).status).toBe(200);
  expect((await approve(opened, second, await read(trip))).status).toBe(200);
  await opened.workOff(2);
}

async function mailOf(kind: string, { email }: Member) {
  const mails = (await mailsTo(opened, email)).filter((mail) => mail.kind === kind);
  return { count: mails.length, text: mails.at(-1)?.text ?? '', html: mails.at(-1)?.html ?? '' };
}

const nameOf = ({ email }: Member) => `${email.split('@')[0]} Tester`;

describe('the request for an approval', () => {
  test('says who asks for whom and why, what is outside the policy, until when, and what may be done', async () => {
    const trip = await order();
    const price = trip.total.asked;
    const { text } = await mailOf('approval_requested', first);
    expect(text).toContain(
      `${nameOf(arranger)} asks you to approve this trip, which costs ${moneyText(price)} in total.`,
    );
    expect(text).toContain('You can approve it, reject it or send it back for changes.');
    expect(text).toMatch(
      /Without approval by \w+ \d+ \w+ \d{4}, \d\d:\d\d \(Zurich time\), it will not be booked\./,
    );
    expect(text).toContain(`  Requested by: ${nameOf(arranger)}\n  Purpose: Client visit\n`);
    expect(text).toContain('  Reason for being out of policy: it is closer to the meeting: Next door\n');
    expect(text).toContain('  Comment: Two nights before the fair\n');
    expect(text).toMatch(
      /Outside the policy\n {2}A night costs CHF \d+\.\d\d, the limit is CHF 1\.00\n\nWhy an approval is needed\n {2}A night costs CHF \d+\.\d\d; an approval at level 1 is needed from CHF 2\.00\n/,
    );
    expect(text).toContain(`  Travellers: ${nameOf(traveler)}\n`);
    expect(text).toContain(`Expected total: ${moneyText(price)}`);
  });

  test('at the second level says who has approved before, and goes to no one else', async () => {
    const trip = await order();
    await approve(opened, first, trip);
    const { text, count } = await mailOf('approval_requested', second);
    expect(count).toBe(1);
    expect(text).toContain(`Already approved at level 1 by: ${nameOf(first)}`);
    expect((await mailOf('approval_requested', first)).count).toBe(1);
  });

  test('to a delegate says on whose behalf, and the reminder, too', async () => {
    const delegate = await insertMember(opened.db, { companyId, role: 'traveler' });
    await nameDelegate(opened, first, delegate, { from: dayAhead(0), until: dayAhead(9) });
    await order();
    const behalf = `You are asked as the delegate of ${nameOf(first)}.`;
    expect((await mailOf('approval_requested', delegate)).text).toContain(behalf);
    expect((await mailOf('approval_requested', first)).text).not.toContain('delegate');
    opened.clock.advance(19 * HOUR);
    await repairTrips(opened.deps);
    expect((await mailOf('approval_reminder', delegate)).text).toContain(behalf);
    expect((await mailOf('approval_reminder', first)).count).toBe(1);
    for (const person of [traveler, arranger]) {
      expect((await mailOf('trip_reminder', person)).text).toMatch(
        /is still waiting for approval by [^.]*, who (was|were) reminded on \w+ \d/,
      );
    }
  });

  test('after prices have risen has the old price beside the new one, for every part', async () => {
    const trip = await order(2);
    const before = trip.parts.map(({ price }) => price.asked);
    const after = before.map((price) => addPercent(price, 20));
    for (const [position, price] of after.entries()) await setPriceAtDesk(opened, trip, price, position);
    await approveWhole(trip);
    const { text } = await mailOf('approval_requested', first);
    expect(text).toContain(
      'Prices have gone up beyond what was approved, so this trip needs your approval again.',
    );
    const lines = before.map(
      (price, index) => `${moneyText(price)} as approved, ${moneyText(after[index] ?? price)} now`,
    );
    expect(text.split('\n').filter((line) => line.includes(' as approved, '))).toEqual(
      lines.map((line) => expect.stringContaining(line)),
    );
    const waiting = await mailOf('trip_waiting', traveler);
    expect(waiting.text).toContain('because prices have gone up beyond what was approved');
    expect(waiting.text).toContain(lines[1]);
  });
});

describe('travelers and the arranger read, each once,', () => {
  async function expectBoth(kind: string, words: string): Promise<void> {
    const [own, other] = [await mailOf(kind, traveler), await mailOf(kind, arranger)];
    expect([own.count, other.count]).toEqual([1, 1]);
    expect(own.text).toContain(`Your trip ${words}`);
    expect(other.text).toContain(`The trip of ${nameOf(traveler)} ${words}`);
  }

  test('that the trip waits, is approved and confirmed', async () => {
    const trip = await order();
    await expectBoth('trip_waiting', `is on hold and waiting for approval by ${nameOf(first)}.`);
    await approveWhole(trip);
    await expectBoth('trip_approved', `was approved by ${nameOf(second)}.`);
    await expectBoth('trip_confirmed', 'is booked.');
  });

  test('that it is rejected, and why', async () => {
    await reject(opened, first, await order(), { comment: 'Too dear' });
    await expectBoth('trip_rejected', `was rejected by ${nameOf(first)}: Too dear`);
    const { text } = await mailOf('trip_rejected', arranger);
    expect(text).toContain('Nothing was booked and nothing is charged.');
    expect(text).toContain('You can change the trip and request it again.');
    expect((await mailsTo(opened, second.email)).length).toBe(0);
  });

  test('that it is sent back, and by whom for whom', async () => {
    const delegate = await insertMember(opened.db, { companyId, role: 'traveler' });
    await nameDelegate(opened, first, delegate, { from: dayAhead(0), until: dayAhead(9) });
    await sendBack(opened, delegate, await order(), { comment: 'One night' });
    await expectBoth(
      'trip_sent_back',
      `was sent back for changes by ${nameOf(delegate)} for ${nameOf(first)}: One night`,
    );
  });

  test('that it has expired', async () => {
    await order();
    opened.clock.advance(25 * HOUR);
    await repairTrips(opened.deps);
    const [own, other] = [await mailOf('trip_expired', traveler), await mailOf('trip_expired', arranger)];
    expect(own.text).toContain('Your trip was not approved in time');
    expect(other.text).toContain(`The trip of ${nameOf(traveler)} was not approved in time`);
    expect(other.text).toContain('you can request it again');
  });
});

test('the only link of a mail shows the trip', async () => {
  const trip = await order();
  await approveWhole(trip);
  for (const person of [traveler, arranger, first, second]) {
    for (const { html, text } of await mailsTo(opened, person.email)) {
      const address = `http://localhost:8080/trips/${trip._id}`;
      expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([address]);
      expect(text.match(/https?:\S+\/trips\S*/g)).toEqual([address]);
    }
  }
});
