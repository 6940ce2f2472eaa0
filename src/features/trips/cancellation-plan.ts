import type {
  CancellationQuote,
  Money,
  OnSitePlace,
  Trip,
  TripCancelRequest,
  UnpaidAmounts,
} from '#domain/contract.ts';
import { addMoney, subtractMoney } from '#domain/money.ts';
import type { PartStatus } from '#domain/trip-status.ts';
import { isCancelledAtOnce } from '#machines/trip/cancellation-selectors.ts';
import { isWaiting, tripSnapshot } from '#machines/trip/trip-selectors.ts';
import { ON_SITE_PLACES } from '../../components/booking/on-site-words.ts';

export type PartCancellationQuote = CancellationQuote['parts'][number];
export type PossibleCancellation = Extract<PartCancellationQuote, { outcome: 'quoted' }>;
export type ImpossibleCancellation = Extract<PartCancellationQuote, { outcome: 'refused' }>;

interface TripWithQuote {
  trip: Pick<Trip, 'status' | 'verdict' | 'parts'>;
  quote: CancellationQuote;
  part?: string;
}

export interface CancellationPlan {
  /**
   * A trip that is not booked is cancelled as a whole. Where parts wait for approval next to booked ones, the waiting
   * parts are cancelled together, alone or with some of the others. `leaveOut`: without its failed parts, the trip
   * continues.
   */
  kind: 'parts' | 'whole' | 'waiting' | 'leaveOut';
  possible: readonly PossibleCancellation[];
  impossible: readonly ImpossibleCancellation[];
  fixed: ReadonlySet<string>;
}

const STAYING: ReadonlySet<ImpossibleCancellation['reason']> = new Set([
  'begun',
  'notCancellable',
  'ofOthers',
]);

const NOTHING: ReadonlySet<string> = new Set();

const ENDING: ReadonlySet<PartStatus> = new Set(['cancelling', 'cancelled', 'failed']);

export const isEnding = (status: PartStatus) => ENDING.has(status);

export function planCancellation({ trip, quote, part }: TripWithQuote): CancellationPlan {
  const { status, verdict, parts } = trip;
  const snapshot = tripSnapshot({ status, levels: verdict.levels });
  const failed = parts.some((one) => one._id === part && one.status === 'failed');
  const ending = new Set(parts.flatMap((one) => (isEnding(one.status) ? one._id : [])));
  const concerned = quote.parts.filter(({ _id }) => (failed ? _id === part : !ending.has(_id)));
  const possible = concerned.filter((one) => one.outcome === 'quoted');
  const impossible = concerned.filter((one) => one.outcome === 'refused');
  const plan = { possible, impossible, fixed: NOTHING };
  if (failed) return { ...plan, kind: 'leaveOut' };
  if (!isCancelledAtOnce(snapshot)) return { ...plan, kind: 'parts' };
  const heldIds = idsWith(parts, 'held');
  const isQuoted = [...heldIds].every((id) => possible.some(({ _id }) => _id === id));
  if (!isQuoted || !isWaitingBesideBooked(trip)) return { ...plan, kind: 'whole' };
  return { ...plan, kind: 'waiting', fixed: heldIds };
}

export function isWaitingBesideBooked({ status, verdict, parts }: TripWithQuote['trip']): boolean {
  return (
    isWaiting(tripSnapshot({ status, levels: verdict.levels })) &&
    (['held', 'confirmed'] as const).every((one) => idsWith(parts, one).size > 0)
  );
}

function idsWith(parts: Trip['parts'], status: PartStatus): ReadonlySet<string> {
  return new Set(parts.flatMap((part) => (part.status === status ? [part._id] : [])));
}

export function isAnythingPossible({ kind, possible, impossible }: CancellationPlan): boolean {
  return kind === 'whole' ? impossible.length === 0 : possible.length > 0;
}

export function initialSelection(
  { possible, fixed }: CancellationPlan,
  part: string | undefined,
): ReadonlySet<string> {
  const ids = possible.map(({ _id }) => _id);
  return new Set(part === undefined ? ids : ids.filter((id) => id === part || fixed.has(id)));
}

export interface CancellationSums {
  refunds: readonly Money[];
  penalties: readonly Money[];
  /** The part of the penalties that is deducted from paid amounts. */
  kept: readonly Money[];
  charged: Readonly<Record<OnSitePlace, readonly Money[]>>;
  waived: Readonly<Record<OnSitePlace, readonly Money[]>>;
}

export function sumCancellations(chosen: readonly PossibleCancellation[]): CancellationSums {
  return {
    refunds: sumByCurrency(chosen.map(({ refund }) => refund)),
    penalties: sumByCurrency(chosen.map(({ penalty }) => penalty)),
    kept: sumByCurrency(chosen.map(retainedAmount)),
    charged: sumUnpaid(chosen, 'charged'),
    waived: sumUnpaid(chosen, 'waived'),
  };
}

export function retainedAmount({ penalty, unpaid }: { penalty: Money; unpaid?: UnpaidAmounts }): Money {
  return unpaid ? subtractMoney(penalty, unpaid.charged) : penalty;
}

function sumUnpaid(
  chosen: readonly PossibleCancellation[],
  what: 'charged' | 'waived',
): Record<OnSitePlace, readonly Money[]> {
  const sums = ON_SITE_PLACES.map((place) => [
    place,
    sumByCurrency(chosen.flatMap(({ unpaid }) => (unpaid?.place === place ? [unpaid[what]] : []))),
  ]);
  return Object.fromEntries(sums);
}

function sumByCurrency(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, Money>();
  for (const money of amounts) {
    const sum = sums.get(money.currency);
    sums.set(money.currency, sum ? addMoney(sum, money) : money);
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

/** Requests the selected cancellations, with the shown penalties as maximum. */
export function cancelRequest(
  plan: CancellationPlan,
  chosen: ReadonlySet<string>,
  reason: string,
): TripCancelRequest {
  const parts = selectChosen(plan, chosen);
  return {
    parts: isOfParts(plan, parts) ? parts.map(({ _id }) => _id) : undefined,
    reason: reason.trim(),
    highestPenalty: parts.map(({ _id, penalty }) => ({ part: _id, penalty })),
  };
}

/** Whether the request names its parts; otherwise the server cancels all parts that can be cancelled. */
function isOfParts(plan: CancellationPlan, chosen: readonly PossibleCancellation[]): boolean {
  const { kind, impossible } = plan;
  if (kind !== 'waiting') return kind === 'parts' || kind === 'leaveOut';
  return !isAllChosen(plan, chosen) || !impossible.every(({ reason }) => STAYING.has(reason));
}

const isAllChosen = ({ possible }: CancellationPlan, chosen: readonly PossibleCancellation[]) =>
  chosen.length === possible.length;

export function isChoice({ kind, possible, impossible, fixed }: CancellationPlan): boolean {
  if (kind === 'waiting') return possible.length > fixed.size;
  return kind === 'parts' && possible.length + impossible.length > 1;
}

export function cancellationExtent(plan: CancellationPlan, chosen: readonly PossibleCancellation[]) {
  const { kind, impossible, fixed } = plan;
  if (kind !== 'waiting' || chosen.length === fixed.size) return kind;
  if (!isAllChosen(plan, chosen)) return 'parts';
  return impossible.length > 0 ? 'rest' : 'whole';
}

export function selectChosen(
  { kind, possible, fixed }: CancellationPlan,
  chosen: ReadonlySet<string>,
): readonly PossibleCancellation[] {
  return kind === 'parts' || kind === 'waiting'
    ? possible.filter(({ _id }) => chosen.has(_id) || fixed.has(_id))
    : possible;
}
