import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { insertTravelerWithApprovers } from './support/approvals.ts';
import { type Answer, call, refusal } from './support/call.ts';
import { lastChange, waitingChange } from './support/change-desk.ts';
import { ALWAYS, approve, decidedTrip, orderWaiting, sendBack } from './support/decision-calls.ts';
import { dayAhead } from './support/flights.ts';
import { mailsTo } from './support/mails.ts';
import { getTrip, kindsOf } from './support/orders.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();
let companyId: string;
let me: Member;
let first: Member;
let second: Member;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
});
beforeEach(async () => {
  const people = await insertTravelerWithApprovers(opened.db, companyId, { level1Threshold: ALWAYS });
  ({ traveler: me, first, second } = people);
});

const QUESTION = 'Is there nothing cheaper in the same street?';
const ANSWER = 'The conference has booked all of it.';

const waiting = () => orderWaiting(opened, me, { levels: [1] });

interface Asking {
  text?: string;
  changeId?: string;
  key?: string;
}

async function post(as: Member, url: string, body: object, key?: string): Promise<Answer> {
  const { token } = await openSession(opened.deps, as);
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  return await call(opened.app, { method: 'POST', url, token, headers, body });
}

const ask = (as: Member, { _id }: Trip, { text = QUESTION, changeId, key = randomUUID() }: Asking = {}) =>
  post(as, `/api/trips/${_id}/questions`, { text, changeId }, key);

const answer = (as: Member, { _id }: Trip, questionId: string | undefined, text = ANSWER) =>
  post(as, `/api/trips/${_id}/questions/${questionId}/answer`, { text });

const tripIn = decidedTrip;
const lastQuestion = ({ questions = [] }: Trip) => questions.at(-1);
const lastMail = async ({ email }: Member) => (await mailsTo(opened, email)).at(-1);
const kindsTo = async ({ email }: Member) => (await mailsTo(opened, email)).map(({ kind }) => kind);

describe('a question before a decision', () => {
  test('keeps the trip waiting as it was, and reaches the traveler', async () => {
    const before = await waiting();
    const asked = tripIn(await ask(first, before));
    const { status, version, approval } = before;
    expect(asked).toMatchObject({ status, version, approval });
    expect(asked.allowedActions).toContain('approve');
    expect(lastQuestion(asked)).toMatchObject({ text: QUESTION, by: { lastName: 'Tester' } });
    expect(lastQuestion(asked)).not.toHaveProperty('mayAnswer');
    expect(kindsOf(asked)).toEqual(['requested', 'questionAsked']);
    expect(lastQuestion(await getTrip(opened, me, before._id))).toMatchObject({ mayAnswer: true });
    const mail = await lastMail(me);
    expect(mail).toMatchObject({
      kind: 'trip_question',
      subject: expect.stringMatching(/^Question about your trip: /),
    });
    expect(mail?.text).toContain(QUESTION);
    expect(mail?.text).toContain('Please answer a question from ');
    expect(mail?.text).toContain(`/trips/${before._id}`);
    expect(mail?.text).not.toContain('secret=');
  });

  test('is answered once, beside the decision and by mail', async () => {
    const before = await waiting();
    const question = lastQuestion(tripIn(await ask(first, before)));
    const answered = tripIn(await answer(me, before, question?._id));
    expect(lastQuestion(answered)).toMatchObject({ answer: { text: ANSWER, by: { lastName: 'Tester' } } });
    expect(lastQuestion(answered)).not.toHaveProperty('mayAnswer');
    tripIn(await answer(me, before, question?._id));
    expect(refusal(await answer(me, before, question?._id, 'Another one'))).toEqual({
      status: 409,
      code: 'action_withheld',
    });
    const seen = await getTrip(opened, first, before._id);
    expect(lastQuestion(seen)).toMatchObject({ text: QUESTION, answer: { text: ANSWER } });
    expect(kindsOf(seen)).toEqual(['requested', 'questionAsked', 'questionAnswered']);
    expect(await kindsTo(first)).toEqual(['approval_requested', 'trip_answer']);
    const mail = await lastMail(first);
    expect(mail?.text).toContain(QUESTION);
    expect(mail?.text).toContain(ANSWER);
    expect(mail?.text).toContain('Open the trip to decide');
    expect(mail?.text).toContain('because you may decide about the trip');
    tripIn(await approve(opened, first, before));
  });

  test('is asked once under its key', async () => {
    const before = await waiting();
    const key = randomUUID();
    const both = await Promise.all([ask(first, before, { key }), ask(first, before, { key })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await getTrip(opened, first, before._id)).questions).toHaveLength(1);
    expect(refusal(await ask(first, before, { key, text: 'Something else?' }))).toEqual({
      status: 409,
      code: 'idempotency_key_reused',
    });
    expect(await kindsTo(me)).toEqual(['trip_waiting', 'trip_question']);
  });

  test('is for those who may decide now', async () => {
    const before = await waiting();
    const arranger = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
    for (const other of [me, second, arranger]) {
      expect((await ask(other, before)).status, other.email).toBe(403);
    }
    decidedTrip(await approve(opened, first, before));
    expect(refusal(await ask(first, before))).toEqual({ status: 409, code: 'action_withheld' });
  });

  test('is answered by who travels or asked for the trip, while the decision is open', async () => {
    const before = await waiting();
    const question = lastQuestion(tripIn(await ask(first, before)))?._id;
    const arranger = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
    for (const other of [first, arranger]) {
      expect(refusal(await answer(other, before, question))).toEqual({ status: 403, code: 'forbidden' });
    }
    const stranger = await insertMember(opened.db, { companyId, role: 'traveler' });
    expect(refusal(await answer(stranger, before, question))).toEqual({ status: 404, code: 'not_found' });
    expect(refusal(await answer(me, before, randomUUID()))).toEqual({ status: 404, code: 'not_found' });
    const over = decidedTrip(await sendBack(opened, first, before));
    expect(over).not.toHaveProperty('questions');
    expect(refusal(await answer(me, before, question))).toEqual({ status: 409, code: 'action_withheld' });
  });

  test('of a delegate names both, and the answer reaches both', async () => {
    const delegate = await insertMember(opened.db, { companyId, role: 'traveler' });
    await setColumns(opened.db, 'company_users', first.companyUserId, {
      delegate_id: delegate.companyUserId,
      delegate_from: dayAhead(-1),
      delegate_until: dayAhead(3),
    });
    const before = await waiting();
    const question = lastQuestion(tripIn(await ask(delegate, before)));
    expect(question?.onBehalfOf).toMatchObject({ lastName: 'Tester' });
    expect((await lastMail(me))?.text).toMatch(
      /a question from .* Tester for .* Tester, who decides on the trip\./,
    );
    tripIn(await answer(me, before, question?._id));
    for (const decider of [first, delegate]) expect(await kindsTo(decider)).toContain('trip_answer');
    expect(await kindsTo(second)).toEqual([]);
  });

  test('is bounded in number', async () => {
    const before = await waiting();
    for (let number = 1; number <= 10; number += 1) {
      tripIn(await ask(first, before, { text: `Question ${number}` }));
    }
    expect(refusal(await ask(first, before))).toEqual({ status: 409, code: 'action_withheld' });
  });

  test('stays in the history, and is not asked about the next request', async () => {
    const before = await waiting();
    tripIn(await ask(first, before));
    const over = decidedTrip(await sendBack(opened, first, before));
    expect(over.events.find(({ kind }) => kind === 'questionAsked')).toMatchObject({
      comment: QUESTION,
      by: { lastName: 'Tester' },
    });
    expect(JSON.stringify(over.events)).not.toContain('asker');
  });
});

test('a waiting change is asked about and answered in the same way', async () => {
  const { desk, trip } = await waitingChange(opened);
  const { _id: changeId } = lastChange(trip);
  const asked = tripIn(await ask(desk.first, trip, { changeId }));
  expect(asked.version).toBe(trip.version);
  expect(lastChange(asked)).toMatchObject({ status: 'waiting_level_1_approval', mayDecide: true });
  const question = lastQuestion(asked);
  expect(question).toMatchObject({ text: QUESTION, changeId });
  expect(await lastMail(desk.traveler)).toMatchObject({ kind: 'change_question' });
  const answered = tripIn(await answer(desk.traveler, trip, question?._id));
  expect(lastQuestion(answered)).toMatchObject({ changeId, answer: { text: ANSWER } });
  const mail = await lastMail(desk.first);
  expect(mail?.kind).toBe('change_answer');
  expect(mail?.text).toContain(ANSWER);
  expect(refusal(await ask(desk.first, trip))).toEqual({ status: 409, code: 'action_withheld' });
  expect(refusal(await ask(desk.first, trip, { changeId: randomUUID() }))).toEqual({
    status: 404,
    code: 'not_found',
  });
});
