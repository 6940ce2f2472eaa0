import type { Whereabouts } from '#domain/clashes/planned-part.ts';
import type { LostBenefit, Money } from '#domain/contract.ts';
import type { RecentSearch } from '#domain/offers/recent-search.ts';
import type { OfferWithTitle } from '#domain/policy/compare-policies.ts';
import type { TripTimes } from '#domain/trip-stage.ts';
import { listDestinations, type PartTowns } from '#domain/trip-title.ts';
import type { PartDetails, StoredPart, SupplierPartKind } from '../../../../db/trip-tables.ts';
import type { Deps } from '../../../../deps.ts';
import { carPart } from './car-part.ts';
import { externalPart } from './external-part.ts';
import { flightPart } from './flight-part.ts';
import { hotelPart } from './hotel-part.ts';
import type { OfferToPrice, PartOutcome } from './part-offer.ts';
import type {
  BookedProperties,
  BookingColumns,
  OfferIdentity,
  PartDays,
  PartKind,
  PartOf,
  PartRules,
  PolicyWords,
  Reversal,
  SupplierPartRules,
} from './part-rules.ts';

const SOLD: { [Kind in SupplierPartKind]: SupplierPartRules<Kind> } = {
  flight: flightPart,
  hotel: hotelPart,
  car: carPart,
};

const RULES: { [Kind in PartKind]: PartRules<Kind> } = { ...SOLD, external: externalPart };

export function rulesOf<Kind extends PartKind>(part: PartOf<Kind>): PartRules<Kind> {
  return RULES[part.kind];
}

export function pricePart<Kind extends SupplierPartKind>(
  deps: Pick<Deps, 'db' | 'suppliers'>,
  offer: OfferToPrice<Kind>,
): Promise<PartOutcome> {
  const rules: SupplierPartRules<Kind> = SOLD[offer.request.kind];
  return rules.offer(deps, offer);
}

export function askAgain(
  kind: SupplierPartKind,
  details: PartDetails,
  offer: OfferIdentity,
): Pick<OfferToPrice, 'claims' | 'request'> {
  // As in `bookedOffer`.
  return askByKind({ kind, details } as StoredPart<SupplierPartKind>, offer);
}

function askByKind<Kind extends SupplierPartKind>({ kind, details }: StoredPart<Kind>, offer: OfferIdentity) {
  return SOLD[kind].askAgain(details, offer);
}

export function sellerOf(kind: PartKind): string {
  return RULES[kind].seller;
}

export function isPricedPerTraveler(kind: SupplierPartKind): boolean {
  return SOLD[kind].isPricedPerTraveler;
}

export function hasExtras(kind: SupplierPartKind): boolean {
  return SOLD[kind].hasExtras;
}

export function policyWordsOf<Kind extends SupplierPartKind>(kind: Kind): PolicyWords<Kind> {
  return SOLD[kind].policyWords;
}

export function bookedProperties<Kind extends PartKind>(
  kind: Kind,
  columns: BookingColumns,
): BookedProperties<Kind> {
  return RULES[kind].bookedProperties(columns);
}

export function peopleLinesOf(kind: PartKind, names: readonly string[]): string[] {
  return RULES[kind].peopleLines(names);
}

/** Null where a place is unknown. */
export function findWhereabouts<Kind extends SupplierPartKind>(
  { kind, details }: StoredPart<Kind>,
  days: Omit<PartDays, 'travelers'>,
): Whereabouts | null {
  return SOLD[kind].whereabouts(details, days);
}

export function listLost<Kind extends SupplierPartKind>(
  parts: { [One in Kind]: { kind: One; before: PartDetails<One>; after: PartDetails<One> } }[Kind],
): Partial<Record<LostBenefit, boolean>> {
  return SOLD[parts.kind].lost(parts.before, parts.after);
}

export function partHeading<Kind extends PartKind>(part: PartOf<Kind>): string {
  return RULES[part.kind].heading(part);
}

interface PartAtPlaces {
  kind: PartKind;
  details: PartDetails;
  startsOn: string;
}

export function destinationsOfParts(parts: readonly PartAtPlaces[]): string[] {
  return listDestinations(
    parts.map(({ kind, details, startsOn }) => {
      // As in `bookedOffer`.
      const { origin, destinations } = townsByKind({ kind, details } as StoredPart);
      return { origin, destinations, startsOn };
    }),
  );
}

function townsByKind<Kind extends PartKind>({ kind, details }: StoredPart<Kind>): PartTowns {
  return RULES[kind].towns(details);
}

export function countAppointments<Kind extends PartKind>(part: PartOf<Kind>): number {
  return rulesOf(part).appointments(part).length;
}

export function titleOfPart(kind: PartKind, details: PartDetails): string {
  // As in `bookedOffer`.
  return titleByKind({ kind, details } as StoredPart);
}

function titleByKind<Kind extends PartKind>({ kind, details }: StoredPart<Kind>): string {
  return RULES[kind].title(details);
}

interface DatedPart extends Omit<PartDays, 'travelers'> {
  kind: PartKind;
  details: PartDetails;
}

/** `zone` is the company's, for parts without a place. */
export function timesOfPart({ kind, details, ...days }: DatedPart, zone: string): TripTimes {
  // As in `bookedOffer`.
  return timesByKind({ kind, details } as StoredPart, days, zone);
}

function timesByKind<Kind extends PartKind>(
  { kind, details }: StoredPart<Kind>,
  days: Omit<PartDays, 'travelers'>,
  zone: string,
): TripTimes {
  return RULES[kind].times(details, days, zone);
}

export function nameOfPart(kind: PartKind, details: PartDetails): string {
  // As in `bookedOffer`.
  return nameByKind({ kind, details } as StoredPart);
}

function nameByKind<Kind extends PartKind>({ kind, details }: StoredPart<Kind>): string {
  return RULES[kind].name(details);
}

export function searchForPart(kind: SupplierPartKind, details: PartDetails, days: PartDays): RecentSearch {
  // As in `bookedOffer`.
  return buildSearch({ kind, details } as StoredPart<SupplierPartKind>, days);
}

function buildSearch<Kind extends SupplierPartKind>({ kind, details }: StoredPart<Kind>, days: PartDays) {
  return SOLD[kind].searchFor(details, days);
}

export function findReversal(kind: PartKind, details: PartDetails, at: Date): Reversal {
  // As in `bookedOffer`.
  return reversalByKind({ kind, details } as StoredPart, at);
}

function reversalByKind<Kind extends PartKind>({ kind, details }: StoredPart<Kind>, at: Date): Reversal {
  return RULES[kind].reversal(details, at);
}

export function isChangeable(kind: PartKind, details: PartDetails, at: Date): boolean {
  // As in `bookedOffer`.
  return changeableByKind({ kind, details } as StoredPart, at);
}

function changeableByKind<Kind extends PartKind>({ kind, details }: StoredPart<Kind>, at: Date): boolean {
  return RULES[kind].changeable(details, at);
}

/** Per traveler; null when the conditions state none. */
export function findChangeFee(kind: PartKind, details: PartDetails): Money | null {
  // As in `bookedOffer`.
  return changeFeeByKind({ kind, details } as StoredPart);
}

function changeFeeByKind<Kind extends PartKind>({ kind, details }: StoredPart<Kind>): Money | null {
  return RULES[kind].changeFee(details);
}

const LONGEST_TITLE = 200;

export function bookedOffer(kind: SupplierPartKind, details: PartDetails, price: Money): OfferWithTitle {
  // Kind and details come from one row, but its type does not relate them.
  const { title, ...offer } = bookedBy({ kind, details } as StoredPart<SupplierPartKind>, price);
  return { ...offer, title: title.slice(0, LONGEST_TITLE) };
}

function bookedBy<Kind extends SupplierPartKind>(
  { kind, details }: StoredPart<Kind>,
  price: Money,
): OfferWithTitle {
  return SOLD[kind].bookedOffer(details, price);
}
