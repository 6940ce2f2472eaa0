import type { Trip, TripAtDecision } from '#domain/contract.ts';
import { tripVerdict } from '#domain/policy/trip-verdict.ts';
import { REQUEST_KINDS } from '#domain/trip-requests.ts';
import { waitingLevel } from '#machines/trip/approval-region.ts';
import type { Deps } from '../../../deps.ts';
import { applyTripEvent } from '../apply-trip-event.ts';
import { toActions, toPrice, toTotal } from '../page/trip-mapper.ts';
import { giveBackParts } from '../part/give-back-parts.ts';
import { nameOfPart } from '../part/kinds/part-kinds.ts';
import { settleTrip } from '../part/settle-trip.ts';
import { reportNews, type TripNewsKind } from '../trip-news.ts';
import type { TripRow } from '../trip-row-repository.ts';
import type { TripForUpdate } from '../trip-state-repository.ts';
import { tripWithVerdicts } from '../trip-with-verdicts.ts';
import { agreeToRises } from './agree-to-rises.ts';
import {
  type Deciding,
  type DecidingCaller,
  type Decision,
  type DecisionSubject,
  decideOn,
} from './decide.ts';
import { saveDecider } from './decided-by-repository.ts';
import { nextWait } from './next-wait.ts';

export async function decideTrip(
  deps: Deps,
  caller: DecidingCaller,
  tripId: string,
  decision: Decision,
): Promise<Trip> {
  return await decideOn(deps, caller, { tripId, decision, load: tripToDecide });
}

function tripToDecide(deciding: Deciding): DecisionSubject {
  const { db, moment, trip, row, viewer, cause } = deciding;
  const { allowed, withheld } = toActions(row, viewer);
  const lastRequest = row.events.findLastIndex(({ kind }) => REQUEST_KINDS.has(kind));
  return {
    kind: 'trip',
    level: waitingLevel(row.status),
    levels: row.levels,
    offers: (action) => allowed.includes(action),
    obstacleTo: (action) => withheld.find((one) => one.action === action)?.reason,
    hasExpired: hasExpired(row),
    decisions: row.events.slice(lastRequest + 1),
    basis: decisionBasis(row),
    async saveDecider(decider) {
      const { companyUserId } = viewer.signedIn;
      const isDelegate = decider?.onBehalfOf !== undefined;
      await saveDecider(db, trip, { companyUserId, isDelegate, now: moment.now });
    },
    async approve(upTo, details) {
      const wait = nextWait(trip, moment.now);
      const event = { type: 'trip.approve', upTo } as const;
      const approved = await applyTripEvent(db, trip, event, { cause, details, wait });
      if (!waitingLevel(approved.status)) {
        const at = cause.at.toISOString();
        await agreeToRises(db, trip, { userId: viewer.signedIn.userId, at, version: row.version });
      }
      await afterApproval(deciding, approved);
    },
    async refuse({ action, comment }, details) {
      const parts = trip.parts.map(({ status }) => status);
      const type = action === 'reject' ? 'trip.reject' : 'trip.sendBack';
      const refused = await applyTripEvent(db, trip, { type, comment, parts }, { cause, details });
      await afterRefusal(deciding, refused, action === 'reject' ? 'rejected' : 'sentBack');
    },
  };
}

function hasExpired({ status, events }: TripRow): boolean {
  const end = events.findLast(({ kind }) => REQUEST_KINDS.has(kind) || kind === 'expired');
  return !waitingLevel(status) && end?.kind === 'expired';
}

async function afterApproval(deciding: Deciding, approved: TripForUpdate): Promise<void> {
  if (waitingLevel(approved.status)) return await report(deciding, approved, 'approversAsked');
  const { deps, db, moment, cause } = deciding;
  await report(deciding, approved, 'approved');
  await settleTrip(deps, db, { trip: approved, cause, moment, news: 'booking' });
}

async function afterRefusal(deciding: Deciding, refused: TripForUpdate, kind: TripNewsKind): Promise<void> {
  const { deps, db, cause } = deciding;
  const trip = await giveBackParts(deps, db, refused, cause);
  await report(deciding, trip, kind);
}

async function report(
  { deps, db, moment }: Deciding,
  { id }: TripForUpdate,
  kind: TripNewsKind,
): Promise<void> {
  await reportNews(deps, db, { ...moment, trip: { _id: id }, kind });
}

function decisionBasis(row: TripRow): TripAtDecision {
  return {
    total: toTotal(row),
    verdict: tripVerdict(tripWithVerdicts(row)),
    parts: row.parts.map((part) => ({
      partId: part.id,
      name: nameOfPart(part.kind, part.details),
      price: toPrice(part),
      alternative: part.alternative ?? undefined,
    })),
    policies: row.policies,
  };
}
