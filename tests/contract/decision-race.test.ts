import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { repairTrips } from '#server/features/trips/repair-trips.ts';
import { insertBookedTrip } from './support/booked-stays.ts';
import { type Answer, call, refusal } from './support/call.ts';
import { workAllOff } from './support/cancellations.ts';
import { mailsTo } from './support/mails.ts';
import { bookingsAtDesk, kindsOf } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';
import { StoppedClock } from './support/stopped-clock.ts';

/** ROUNDS=1000 for the long run. */
const { ROUNDS: wanted = '3' } = process.env;
const ROUNDS = Number(wanted);
const CALLERS = 64;
/** The number of clock reads until the deadline is over: when some of the callers have been served. */
const LOOKS_BEFORE_THE_END = 100;

/** Each time the clock is read, a millisecond passes. */
class PassingClock extends StoppedClock {
  override now(): Date {
    this.advance(1);
    return super.now();
  }
}

const opened = sharedApp({ clock: new PassingClock() });
let companyId: string;
let traveler: Member;
let token: string;
let approverToken: string;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
});
beforeEach(() => opened.discardJobs());

/** Mails are counted per round, so each round has a traveler of its own. */
async function newPeople(): Promise<void> {
  traveler = await insertMember(opened.db, { companyId, role: 'traveler' });
  const approver = await insertMember(opened.db, { companyId, role: 'traveler' });
  await setColumns(opened.db, 'company_users', traveler.companyUserId, {
    level1_approver_id: approver.companyUserId,
  });
  token = (await openSession(opened.deps, traveler)).token;
  approverToken = (await openSession(opened.deps, approver)).token;
}
type Act = (trip: Trip, number: number) => Promise<Answer>;

const post = (path: string, body: (trip: Trip, number: number) => object, as: () => string): Act => {
  return (trip, number) =>
    call(opened.app, {
      method: 'POST',
      url: `/api/trips/${trip._id}/${path}`,
      token: as(),
      body: body(trip, number),
    });
};

const seen = ({ version, total }: Trip) => ({ version, total: total.asked });
const comment = (number: number) => ({ comment: `Number ${number}` });
const asApprover = () => approverToken;

const ACTS = {
  approve: post('approve', (trip, number) => ({ ...seen(trip), ...comment(number) }), asApprover),
  reject: post('reject', (trip, number) => ({ ...seen(trip), ...comment(number) }), asApprover),
  sendBack: post('reject', (trip, n) => ({ ...seen(trip), ...comment(n), sendBack: true }), asApprover),
  cancel: post(
    'cancel',
    (_, number) => ({ reason: `Number ${number}` }),
    () => token,
  ),
} as const satisfies Record<string, Act>;

const read = async (tripId: string) =>
  (await call(opened.app, { url: `/api/trips/${tripId}`, token })).body as Trip; // the contract has checked it

async function newTrip(): Promise<Trip> {
  await newPeople();
  const parts = ['held' as const, 'held' as const];
  const { tripId } = await insertBookedTrip(opened.deps, traveler, {
    status: 'waiting_level_1_approval',
    parts,
  });
  return await read(tripId);
}

/** The decision that came first, derived from the final status of the trip. */
type Outcome = 'approved' | 'rejected' | 'sentBack' | 'expired' | 'cancelled';

const AS_DECIDED: Record<Outcome, { status: Trip['status']; end?: Trip['end']; part: string; mail: string }> =
  {
    approved: { status: 'complete', part: 'confirmed', mail: 'trip_approved' },
    rejected: { status: 'rejected', end: 'refused', part: 'cancelled', mail: 'trip_rejected' },
    sentBack: { status: 'rejected', end: 'sentBack', part: 'cancelled', mail: 'trip_sent_back' },
    expired: { status: 'rejected', end: 'expired', part: 'cancelled', mail: 'trip_expired' },
    cancelled: { status: 'cancelled', end: 'cancelled', part: 'cancelled', mail: 'trip_cancelled' },
  };
const OUTCOMES = Object.keys(AS_DECIDED) as Outcome[]; // the keys of the table

/** The history, the mails and the supplier agree on the one decision that came first. */
async function expectOneOutcome(trip: Trip): Promise<void> {
  await workAllOff(opened);
  const after = await read(trip._id);
  const happened = OUTCOMES.filter((outcome) => kindsOf(after).includes(outcome));
  const [outcome] = happened;
  // A rejected trip may be cancelled afterwards, which ends the request, too.
  const isCancelledLater = happened.length === 2 && happened.at(-1) === 'cancelled';
  expect(happened).toHaveLength(isCancelledLater ? 2 : 1);
  if (!outcome) return expect.fail('Nothing has happened');
  const { status, end, part, mail } = AS_DECIDED[isCancelledLater ? 'cancelled' : outcome];
  expect(after).toMatchObject({ status, parts: after.parts.map(() => ({ status: part })) });
  expect(after.end).toBe(end);
  const kinds = kindsOf(after);
  for (const kind of happened) expect(kinds.filter((one) => one === kind)).toHaveLength(1);
  for (const kind of ['confirming', 'confirmed'] as const) {
    expect(kinds.filter((one) => one === kind)).toHaveLength(outcome === 'approved' ? 2 : 0);
  }
  const desk = (await bookingsAtDesk(opened, trip)).map((booking) => booking.status);
  expect(desk).toEqual([part, part]);
  const mails = (await mailsTo(opened, traveler.email)).map((one) => one.kind);
  expect(mails.filter((kind) => Object.values(AS_DECIDED).some((one) => one.mail === kind))).toEqual(
    isCancelledLater ? [AS_DECIDED[outcome].mail, mail] : [mail],
  );
  expect(mails.includes('trip_confirmed')).toBe(outcome === 'approved');
}

describe('when an approver decides 64 times at once', { timeout: ROUNDS * 20_000 }, () => {
  test.each([
    ['approve', ['approve']],
    ['refuse', ['reject']],
    ['approve, refuse and send back', ['approve', 'reject', 'sendBack']],
  ] as const)('and %s, one decision is kept, and the others are told so', async (_, names) => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const trip = await newTrip();
      const answers = await race(trip, names);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ code }) => code === 'already_decided')).toHaveLength(CALLERS - 1);
      await expectOneOutcome(trip);
    }
  });

  test('and others cancel it, one of them decides, or it is cancelled', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const trip = await newTrip();
      await race(trip, ['approve', 'reject', 'sendBack', 'cancel']);
      await expectOneOutcome(trip);
    }
  });

  test('and its deadline passes in the meantime, one of them decides, or it expires', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const trip = await newTrip();
      await opened.db
        .updateTable('trips')
        .set({ waiting_until: new Date(opened.clock.now().getTime() + LOOKS_BEFORE_THE_END) })
        .where('id', '=', trip._id)
        .execute();
      const expiring = Array.from({ length: 8 }, () => repairTrips(opened.deps));
      await race(trip, ['approve', 'reject', 'sendBack', 'cancel']);
      await Promise.all(expiring);
      opened.clock.advance(LOOKS_BEFORE_THE_END);
      await repairTrips(opened.deps);
      await expectOneOutcome(trip);
    }
  });
});

async function race(trip: Trip, names: readonly (keyof typeof ACTS)[]) {
  const answers = await Promise.all(
    Array.from({ length: CALLERS }, (_, number) => {
      const name = names[number % names.length] ?? 'approve';
      return ACTS[name](trip, number);
    }),
  );
  return answers.map(refusal);
}
