import type { ClientSession, OrderCall } from './journal.ts';
import { send, sessionOf } from './send.ts';
import { orderCall, tripIdOf } from './trip-order.ts';
import type { Writer } from './writer.ts';

const ROOM_GONE = 409;

/**
 * Acknowledged writes that the restarted server has lost, completely or in part. What was under way when it
 * was killed may have happened or not; afterwards the journal records which.
 */
export async function findLosses(address: URL, writer: Writer): Promise<string[]> {
  const losses = [
    ...(await settlePending(address, writer)),
    ...(await lostSessions(address, writer)),
    ...(await lostPasswords(address, writer)),
  ];
  return losses.map((loss) => `${writer.member.email}: ${loss}`);
}

async function settlePending(address: URL, writer: Writer): Promise<string[]> {
  const { journal } = writer;
  const { pending } = journal;
  journal.pending = null;
  if (pending?.type === 'invite') journal.invited(pending.userId, 'perhaps');
  if (pending?.type === 'cancel') journal.cancelled(pending.tripId, 'perhaps');
  if (pending?.type === 'signOut' && !(await isRefreshable(address, pending.session)))
    journal.end(pending.session);
  if (pending?.type === 'order') return await settleOrder(address, writer, pending);
  if (pending?.type !== 'changePassword') return [];
  const opened = await signIn(address, writer, pending.newPassword);
  if (opened) {
    journal.passwordChanged(pending.newPassword, pending.by);
    journal.opened(opened);
    return [];
  }
  const isUnchanged = await signsIn(address, writer, journal.password);
  return isUnchanged ? [] : ['neither the old nor the new password is right'];
}

/** Sent again under its key, an order is now carried out, and only once. */
async function settleOrder(address: URL, { journal }: Writer, order: OrderCall): Promise<string[]> {
  const [session] = journal.open;
  if (!session) return [];
  const answers = [];
  for (let time = 0; time < 2; time += 1) answers.push(await send(address, orderCall(order, session.token)));
  const [first, second] = answers;
  if (first?.status === ROOM_GONE && second?.status === ROOM_GONE) return [];
  if (first?.status !== 201 || JSON.stringify(first.body) !== JSON.stringify(second?.body)) {
    return [`an order that was sent again is answered with ${first?.status} and ${second?.status}`];
  }
  journal.tripIds.push(tripIdOf(first));
  return [];
}

async function lostSessions(address: URL, { journal, member }: Writer): Promise<string[]> {
  const losses: string[] = [];
  for (const session of journal.open) {
    const { status } = await send(address, { path: `/api/users/${member.userId}`, token: session.token });
    if (!isYes(status)) losses.push(`the access token of ${session.sessionId} is refused`);
    if (!(await isRefreshable(address, session))) losses.push(`session ${session.sessionId} is gone`);
  }
  for (const session of journal.ended) {
    if (await isRefreshable(address, session))
      losses.push(`session ${session.sessionId} had ended and goes on`);
  }
  return losses;
}

async function lostPasswords(address: URL, writer: Writer): Promise<string[]> {
  const { formerPassword, password } = writer.journal;
  if (formerPassword === null) return [];
  writer.journal.formerPassword = null;
  const losses: string[] = [];
  if (!(await signsIn(address, writer, password))) losses.push('the new password is refused');
  if (await signsIn(address, writer, formerPassword)) losses.push('the password before the change is right');
  return losses;
}

async function signsIn(address: URL, writer: Writer, password: string): Promise<boolean> {
  const opened = await signIn(address, writer, password);
  if (opened) writer.journal.opened(opened);
  return opened !== null;
}

async function signIn(address: URL, { member }: Writer, password: string): Promise<ClientSession | null> {
  const body = { email: member.email, password };
  const answer = await send(address, { method: 'POST', path: '/api/auth/login', body });
  return isYes(answer.status) ? sessionOf(answer) : null;
}

async function isRefreshable(address: URL, session: ClientSession): Promise<boolean> {
  const answer = await send(address, { path: '/api/auth/refresh', refreshToken: session.refreshToken });
  if (answer.status === 200) Object.assign(session, sessionOf(answer));
  return isYes(answer.status);
}

/** Any other answer says nothing about the stored data. */
function isYes(status: number): boolean {
  if (status === 200) return true;
  if (status === 401) return false;
  throw new Error(`Answered with ${status}`);
}
