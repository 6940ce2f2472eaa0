import type { Kysely } from 'kysely';
import type { Trip, TripAtDecision } from '#domain/contract.ts';
import { priceCap } from '#domain/offers/price-change.ts';
import { waitingLevel } from '#machines/trip/approval-region.ts';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { readBookingRules } from '../../companies/checkout-repository.ts';
import { addInformedApprovers } from '../approval/approval-repository.ts';
import {
  type Deciding,
  type DecidingCaller,
  type Decision,
  type DecisionSubject,
  decideOn,
} from '../approval/decide.ts';
import { isBeyondAgreement } from '../page/agreed-terms.ts';
import { type ChangeRow, priceAfter, toDecisions } from '../page/change-mapper.ts';
import { toTotal } from '../page/trip-mapper.ts';
import type { Act } from '../part/agreement-on-prices.ts';
import { nameOfPart } from '../part/kinds/part-kinds.ts';
import { type ChangeNewsKind, reportNews } from '../trip-news.ts';
import type { TripRow } from '../trip-row-repository.ts';
import { countUp } from '../trip-state-repository.ts';
import { applyChangeEvent } from './apply-change-event.ts';
import { beginChange } from './begin-change.ts';
import { findChange, type StoredChange, saveAgreement } from './change-repository.ts';
import { endOfWait } from './new-change.ts';

export async function decideChange(
  deps: Deps,
  caller: DecidingCaller,
  { tripId, changeId }: { tripId: string; changeId: string },
  decision: Decision,
): Promise<Trip> {
  return await decideOn(deps, caller, {
    tripId,
    decision,
    async load(deciding) {
      const { db, row } = deciding;
      const shown = row.changes.find(({ id }) => id === changeId);
      const change = await findChange(db, tripId, changeId);
      if (!shown || !change) throw new DomainError('not_found', 'The trip has no such change.');
      return changeToDecide(deciding, shown, change);
    },
  });
}

function changeToDecide(deciding: Deciding, shown: ChangeRow, change: StoredChange): DecisionSubject {
  const { deps, db, moment, trip, row, viewer, cause } = deciding;
  const { mayDecide = false, withheldDecision } = toDecisions(row, shown, viewer);
  return {
    kind: 'change',
    level: waitingLevel(change.status),
    levels: change.levels,
    offers: () => mayDecide,
    obstacleTo: () => withheldDecision,
    hasExpired: shown.status === 'expired',
    decisions: row.events.filter(({ details }) => details.changeId === change.id),
    basis: decisionBasis(row, shown),
    async saveDecider(decider) {
      if (decider) await addInformedApprovers(db, trip.id, [decider]);
    },
    async approve(upTo, details) {
      const wait = { since: moment.now, until: nextDeadline(row, change, moment.now) };
      const event = { type: 'change.approve', upTo } as const;
      const approved = await applyChangeEvent(db, change, event, { cause, details, wait });
      if (approved.waiting_until !== null) {
        await countUp(db, trip);
        return await report(deciding, approved, 'approversAsked');
      }
      const act = { userId: viewer.signedIn.userId, at: cause.at.toISOString(), version: row.version };
      await agreeToRise(db, approved, act);
      await beginChange(deps, db, { trip, change: approved, cause });
      await report(deciding, approved, 'approved');
    },
    async refuse({ comment }, details) {
      const event = { type: 'change.reject', comment } as const;
      const refused = await applyChangeEvent(db, change, event, { cause, details });
      await countUp(db, trip);
      await report(deciding, refused, 'rejected');
    },
  };
}

async function agreeToRise(db: Kysely<Database>, change: StoredChange, act: Act): Promise<void> {
  if (!isBeyondAgreement(change)) return;
  const { price_amount, penalty_amount, price_currency: currency, company_id } = change;
  const { limits } = await readBookingRules(db, company_id);
  const { tolerancePercent } = limits;
  const base = { amount: price_amount, currency };
  const highestFee = { amount: penalty_amount, currency };
  const agreement = { ...act, base, tolerancePercent, highestFee };
  await saveAgreement(db, change, { priceCap: priceCap(base, limits), agreement });
}

function nextDeadline(row: TripRow, change: StoredChange, now: Date): Date {
  const part = row.parts.find(({ id }) => id === change.part_id);
  const begins = [change.begins_at, ...(part ? [new Date(part.begins_at)] : [])];
  return endOfWait(now, { approvalHours: change.approval_limit_hours }, begins);
}

async function report(
  { deps, db, moment }: Deciding,
  change: StoredChange,
  kind: ChangeNewsKind,
): Promise<void> {
  await reportNews(deps, db, { ...moment, change, kind });
}

function decisionBasis(row: TripRow, change: ChangeRow): TripAtDecision {
  const { verdict, policies, part_id: partId, details } = change;
  const kind = row.parts.find(({ id }) => id === partId)?.kind;
  const name = kind && nameOfPart(kind, details);
  const part = { partId, name, price: priceAfter(change) };
  return { total: toTotal(row), verdict, parts: [part], policies };
}
