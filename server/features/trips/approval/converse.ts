import type { Kysely } from 'kysely';
import type { Trip } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { type AuditAction, recordAudit } from '../../audit/audit-repository.ts';
import { type CompanyMoment, readMomentOfTrip } from '../company-moment.ts';
import { causeOf, lockOpened } from '../page/open-trip.ts';
import { readTrip } from '../page/trip-repository.ts';
import { reportNews } from '../trip-news.ts';
import type { TripRow } from '../trip-row-repository.ts';
import type { TripViewer } from '../trip-standing.ts';
import type { Cause } from '../trip-state-repository.ts';

export type ConversingCaller = Pick<
  SignedInContext,
  'abilities' | 'signedIn' | 'requestId' | 'ip' | 'userAgent'
>;

export interface Conversing {
  db: Kysely<Database>;
  row: TripRow;
  viewer: TripViewer;
  moment: CompanyMoment;
  cause: Cause;
}

interface Conversation {
  tripId: string;
  audit: AuditAction;
}

export async function converse(
  deps: Deps,
  caller: ConversingCaller,
  { tripId, audit }: Conversation,
  say: (conversing: Conversing) => Promise<boolean>,
): Promise<Trip> {
  const { companyId, ...moment } = await readMomentOfTrip(deps, tripId);
  const viewer = { ...caller, now: moment.now };
  const { userId, sessionId } = caller.signedIn;
  await deps.db.transaction().execute(async (db) => {
    const { row } = await lockOpened(db, viewer, tripId);
    const at = deps.clock.now();
    const isNew = await say({ db, row, viewer, moment, cause: causeOf(caller, at) });
    if (isNew) await recordAudit(db, { action: audit, userId, sessionId, companyId }, caller, at);
  });
  const trip = await readTrip(deps.db, viewer, tripId);
  if (!trip) throw new Error(`The trip ${tripId} can be talked about, but not be read`);
  return trip;
}

interface SaidAbout {
  changeId: string | undefined;
  kind: 'questionAsked' | 'questionAnswered';
  asker?: string;
}

export async function reportTo(
  deps: Deps,
  { db, row, moment }: Conversing,
  { changeId, ...said }: SaidAbout,
): Promise<void> {
  const subject =
    changeId === undefined ? { trip: { _id: row.id } } : { change: { id: changeId, trip_id: row.id } };
  await reportNews(deps, db, { ...moment, ...subject, ...said });
}
