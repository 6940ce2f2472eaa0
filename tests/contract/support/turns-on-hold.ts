import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PartStatus } from '#domain/trip-status.ts';
import { insertBookedTrip } from './booked-stays.ts';
import type { ContractApp } from './contract-app.ts';
import { insertCompany, insertMember, type Member } from './records.ts';

export interface TurnsOnHold {
  me: Member;
  approver: Member;
  trip: { _id: string };
}

/** A trip of stays that are held and wait for an approval: those with turn 1 are free to give up, with 3 never refunded. */
export async function insertTurnsOnHold(opened: ContractApp, turns: readonly number[]): Promise<TurnsOnHold> {
  const companyId = await insertCompany(opened.db, { name: randomUUID() });
  const me = await insertMember(opened.db, { companyId, role: 'traveler' });
  const approver = await insertMember(opened.db, { companyId, role: 'company-admin' });
  const parts = turns.map((): PartStatus => 'held');
  const held = { status: 'waiting_level_1_approval', parts } as const;
  const { tripId, partIds } = await insertBookedTrip(opened.deps, me, held);
  for (const [place, turn] of turns.entries()) {
    await opened.db
      .updateTable('trip_parts')
      .set({ details: sql`jsonb_set(details::jsonb, '{room,deadlines}', ${deadlinesOf(turn)}::jsonb)` })
      .where('id', '=', partIds[place] ?? '')
      .execute();
  }
  return { me, approver, trip: { _id: tripId } };
}

/** Free until long after the test, at a fee already, or never refunded. */
function deadlinesOf(turn: number): string {
  if (turn === 3) return '[]';
  const at = turn === 1 ? '2999-01-01T00:00:00.000Z' : '2000-01-01T00:00:00.000Z';
  return JSON.stringify([{ at, penalty: { amount: 1_000, currency: 'CHF' } }]);
}
