import type { Kysely } from 'kysely';
import type { Practice, PracticeSwitches } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { listOpenBookings } from '../../suppliers/embedded/desk/booking-repository.ts';
import { resetSwitches, saveSwitches } from '../../suppliers/embedded/practice-repository.ts';
import { type AuditAction, recordAudit } from '../audit/audit-repository.ts';
import { readCompanyClock } from './read-company-clock.ts';

type PracticeDeps = Pick<Deps, 'clock' | 'db' | 'practice' | 'suppliers'>;
type Caller = Pick<SignedInContext, 'signedIn' | 'requestId' | 'ip'>;

export async function readPractice(deps: PracticeDeps, companyId: string): Promise<Practice> {
  const { slowSource, failedSources, ...switches } = await deps.practice.switchesOf(companyId);
  const { now } = await readCompanyClock(deps, companyId);
  return {
    switches: { ...switches, failedSources: [...failedSources], slowSource: slowSource ?? undefined },
    sources: listSources(deps),
    bookings: await listOpenBookings(deps.db, companyId),
    now: now().toISOString(),
  };
}

export async function practise(
  deps: PracticeDeps,
  caller: Caller,
  { slowSource, ...switches }: PracticeSwitches,
): Promise<Practice> {
  const known = Object.values(listSources(deps)).flat();
  const named = [...switches.failedSources, ...(slowSource ? [slowSource.source] : [])];
  if (!named.every((source) => known.includes(source))) {
    throw new DomainError('validation_failed', `Known sources are ${known.join(', ')}.`);
  }
  const { companyId } = caller.signedIn;
  await deps.db.transaction().execute(async (db) => {
    await saveSwitches(db, companyId, { ...switches, slowSource: slowSource ?? null });
    await recordUse(deps, db, 'practice.switched', caller);
  });
  return await readPractice(deps, companyId);
}

export async function endPractice(deps: PracticeDeps, caller: Caller): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    await resetSwitches(db, caller.signedIn.companyId);
    await recordUse(deps, db, 'practice.reset', caller);
  });
}

async function recordUse(
  { clock }: PracticeDeps,
  db: Kysely<Database>,
  action: AuditAction,
  caller: Caller,
): Promise<void> {
  const { userId, sessionId, companyId } = caller.signedIn;
  await recordAudit(db, { action, userId, sessionId, companyId }, caller, clock.now());
}

function listSources({ suppliers: { flights, hotels, cars } }: PracticeDeps) {
  return { flights: [...flights.sources], hotels: [...hotels.sources], cars: [...cars.sources] };
}
