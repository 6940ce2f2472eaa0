import type { Kysely } from 'kysely';
import type { Money } from '#domain/contract.ts';
import type { PartStatus } from '#domain/trip-status.ts';
import type { PartEvent } from '#machines/trip/part-machine.ts';
import type { TripEvent } from '#machines/trip/trip-machine.ts';
import type { Database } from '../../../db/schema.ts';
import type { TripEventDetails } from '../../../db/trip-tables.ts';
import type { Deps } from '../../../deps.ts';
import type { SupplierCall } from '../../../suppliers/supplier-call.ts';
import { applyTripEvent, type TripCircumstances } from '../apply-trip-event.ts';
import { type CompanyMoment, readCompanyMoment } from '../company-moment.ts';
import {
  type Cause,
  lockTripOfPart,
  type PartForUpdate,
  type TripForUpdate,
} from '../trip-state-repository.ts';
import { applyPartEvent } from './apply-part-event.ts';
import { type Bookable, findSupplier } from './find-supplier.ts';
import { findPart } from './part-repository.ts';
import type { PartFacts } from './part-state-repository.ts';
import { settleTrip } from './settle-trip.ts';
import { uncancellableCall } from './uncancellable-call.ts';

type Db = Kysely<Database>;

const ANSWER_MS = 20_000;

export interface AtSupplier {
  supplier: Bookable;
  reference: string;
  /** The highest penalty that was agreed to; null if a cancellation may cost nothing. */
  penaltyCap: Money | null;
  call: SupplierCall;
}

export interface PartSession {
  db: Db;
  readonly trip: TripForUpdate;
  readonly part: PartForUpdate;
  cause: Cause;
  moment: CompanyMoment;
  apply(event: PartEvent, facts?: PartFacts, details?: TripEventDetails): Promise<void>;
  applyToTrip(event: TripEvent, circumstances: Omit<TripCircumstances, 'cause'>): Promise<void>;
}

interface Work<Outcome> {
  partId: string;
  status: PartStatus;
  callName?: string;
  /** Who has asked for it; absent for the server itself. */
  cause?: Cause;
  ask(at: AtSupplier): Promise<Outcome>;
  apply(session: PartSession, outcome: Outcome): Promise<void>;
}

/**
 * Calls the supplier of a part and applies its answer, unless the part has changed during the call. The call is made
 * outside of any transaction, so it must be repeatable.
 */
export async function workOnPart<Outcome>(deps: Deps, work: Work<Outcome>): Promise<void> {
  const { partId, status, callName } = work;
  const found = await findPart(deps.db, partId);
  if (found?.status !== status) return;
  const { companyId, reference, penaltyCap, version } = found;
  const moment = await readCompanyMoment(deps, companyId);
  const callReference = callName === undefined ? reference : `${reference}.${callName}`;
  const outcome = await work.ask({
    supplier: findSupplier(deps.suppliers, found),
    reference,
    penaltyCap,
    call: uncancellableCall({ companyId, now: moment.now }, callReference, ANSWER_MS),
  });
  await deps.db.transaction().execute(async (db) => {
    const trip = await lockTripOfPart(db, partId);
    const part = trip?.parts.find(({ id }) => id === partId);
    if (!trip || part?.version !== version) return;
    const begun = work.cause ?? { at: deps.clock.now() };
    const session = createPartSession(db, { trip, part, moment, cause: begun });
    await work.apply(session, outcome);
    const { cause } = session;
    await settleTrip(deps, db, {
      trip: session.trip,
      cause,
      moment,
      news: toNews(part),
    });
  });
}

function toNews({ attempt }: PartForUpdate): 'booking' | 'cancellation' | null {
  if (attempt === 'confirm') return 'booking';
  return attempt === 'cancel' ? 'cancellation' : null;
}

function createPartSession(
  db: Db,
  {
    trip,
    part,
    ...rest
  }: { trip: TripForUpdate; part: PartForUpdate } & Pick<PartSession, 'cause' | 'moment'>,
): PartSession {
  let current = trip;
  const partId = part.id;
  return {
    db,
    ...rest,
    get trip() {
      return current;
    },
    get part() {
      return current.parts.find(({ id }) => id === partId) ?? part;
    },
    async apply(event, facts = {}, details = {}) {
      current = await applyPartEvent(db, { trip: current, partId }, event, { ...rest, facts, details });
    },
    async applyToTrip(event, circumstances) {
      current = await applyTripEvent(db, current, event, { ...rest, ...circumstances });
    },
  };
}
