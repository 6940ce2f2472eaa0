import type { BookingCriteria } from '../booking/flow-types.ts';
import type { CheckoutPart, FlowByKind, PartKind } from '../checkout/checkout-part.ts';
import { PLANNED } from '../kinds/planned-kinds.ts';
import { buildVisit, type FlownLeg, type PartProposal, type Stay, type Visit } from './visit.ts';

export type NextPart<Kind extends PartKind = PartKind> = {
  [One in Kind]: { kind: One } & PartProposal<FlowByKind[One]['criteria']>;
}[Kind];

const MOST_TRAVELERS = 9;

export function nextParts(parts: readonly CheckoutPart[]): NextPart[] {
  const visit = buildVisit(parts.flatMap(flownLegs), parts.flatMap(listStays));
  const [first] = parts;
  if (!visit || !first) return [];
  const common = { purpose: first.criteria.purpose, travelers: listTravelers(parts) };
  const kinds = new Set(parts.map(({ kind }) => kind));
  const missing = (Object.keys(PLANNED) as PartKind[]).filter((kind) => !kinds.has(kind));
  return missing.flatMap((kind) => nextPartAt(kind, visit, common) ?? []);
}

export function nextPartAt<Kind extends PartKind>(
  kind: Kind,
  visit: Visit,
  common: BookingCriteria,
): NextPart<Kind> | null {
  const proposed = PLANNED[kind].propose(visit, common);
  return proposed && { kind, ...proposed };
}

function flownLegs<Kind extends PartKind>(part: CheckoutPart<Kind>): FlownLeg[] {
  return PLANNED[part.kind].legs(part);
}

function listStays<Kind extends PartKind>(part: CheckoutPart<Kind>): Stay[] {
  return PLANNED[part.kind].stays(part);
}

function listTravelers(parts: readonly CheckoutPart[]): BookingCriteria['travelers'] {
  const everybody = parts.flatMap(({ criteria }) => criteria.travelers);
  return [...new Map(everybody.map((one) => [one._id, one])).values()].slice(0, MOST_TRAVELERS);
}
