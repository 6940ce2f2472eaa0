import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CarPart, FlightPart, HotelPart, Money, TripPart } from '#domain/contract.ts';
import { formatInstant, formatShortDay } from '../../i18n/format.ts';
import { SERVICE_CLASSES } from '../verdicts/rule-texts.ts';
import { cancellationText } from './car-terms.ts';
import { cabinBagsText, changeText, checkedBagsText, refundText } from './fare-terms.ts';
import { mealPlan } from './room-codes.ts';

/** One side of a comparison of a booked part before and after its change. */
export interface ComparisonSide {
  /** The title, as in the list of trips. */
  title: string;
  startsOn: string;
  endsOn: string;
  price: Money;
  /** The supplier's price, if the other one is converted. */
  asked?: Money;
  /** The same ones for all parts of a kind; empty where only the recorded data of a part are known. */
  terms: readonly ComparisonTerm[];
}

/** Such as flights, a room or stations; what differs is marked. */
export interface ComparisonTerm {
  label: MessageDescriptor;
  lines: readonly (string | MessageDescriptor)[];
}

const COVERS = {
  liability: msg`Damage to others`,
  collision: msg`Damage to the car`,
  theft: msg`Theft`,
} satisfies Record<CarPart['car']['insurance']['covers'][number], MessageDescriptor>;

export function comparisonSide(part: TripPart): ComparisonSide {
  const { startsOn, endsOn, price } = part;
  return { title: formatTitle(part), startsOn, endsOn, price: price.asked, terms: listTerms(part) };
}

function formatTitle(part: TripPart): string {
  switch (part.kind) {
    case 'flight':
      return part.route.join(' – ');
    case 'hotel':
      return `${part.property.name}, ${part.property.address.city}`;
    case 'car':
      return `${part.vendor.name}, ${part.pickUp.address.city}`;
    case 'external':
      return part.supplier;
  }
}

function listTerms(part: TripPart): ComparisonTerm[] {
  switch (part.kind) {
    case 'flight':
      return flightTerms(part);
    case 'hotel':
      return stayTerms(part);
    case 'car':
      return rentalTerms(part);
    case 'external':
      return [];
  }
}

function flightTerms({ legs, fare, seats, bags }: FlightPart): ComparisonTerm[] {
  const { family, serviceClasses } = fare;
  const bought = bags.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    { label: msg`Flights`, lines: legs.flatMap(({ segments }) => segments.map(flightText)) },
    { label: msg`Fare`, lines: [family.name] },
    { label: msg`Cabin`, lines: [...new Set(serviceClasses)].map((one) => SERVICE_CLASSES[one]) },
    { label: msg`Seats`, lines: seats.length > 0 ? [seats.map(({ seat }) => seat).join(', ')] : [NONE] },
    { label: msg`Bags`, lines: [cabinBagsText(family), checkedBagsText(family)] },
    { label: msg`Bags bought`, lines: [bought > 0 ? String(bought) : NONE] },
    { label: msg`Another change`, lines: [changeText(family)] },
    { label: msg`Cancellation`, lines: [refundText(family)] },
  ];
}

function stayTerms({ room, rooms, property }: HotelPart): ComparisonTerm[] {
  const { roomName, mealPlan: code, breakfastIncluded, corporate, freeUntil } = room;
  const end = freeUntil === undefined ? null : formatInstant(freeUntil, property.zone);
  return [
    { label: msg`Room`, lines: [rooms > 1 ? `${rooms} × ${roomName}` : roomName] },
    { label: msg`Board`, lines: [mealPlan(code, breakfastIncluded)] },
    { label: msg`Cancellation`, lines: [end === null ? msg`Never free` : msg`Free until ${end}`] },
    { label: msg`Rate`, lines: [corporate ? msg`Rate of your company` : msg`Public rate`] },
  ];
}

function rentalTerms({ vendor, car, pickUp, dropOff, pickUpAt, dropOffAt }: CarPart): ComparisonTerm[] {
  const { mileage, insurance } = car;
  const kilometres = mileage.kilometresPerDay ?? 0;
  return [
    { label: msg`Company`, lines: [vendor.name] },
    { label: msg`Car`, lines: [`${car.model} (${car.acriss})`] },
    { label: msg`Pick-up`, lines: [handoverText(pickUpAt, pickUp)] },
    { label: msg`Return`, lines: [handoverText(dropOffAt, dropOff)] },
    { label: msg`Mileage`, lines: [mileage.unlimited ? msg`Unlimited` : msg`${kilometres} km a day`] },
    { label: msg`Covered`, lines: insurance.covers.map((cover) => COVERS[cover]) },
    { label: msg`Cancellation`, lines: [cancellationText(car, pickUp.zone)] },
  ];
}

const NONE = msg`None`;

function flightText({
  carrier,
  flightNumber,
  origin,
  destination,
  departure,
  arrival,
}: FlightPart['legs'][number]['segments'][number]): string {
  const number = `${carrier} ${flightNumber}`;
  return `${number}, ${localTime(departure)} ${origin} – ${arrival.slice(11)} ${destination}`;
}

function handoverText(at: string, { name }: CarPart['pickUp']): string {
  return `${localTime(at)}, ${name}`;
}

/** `Sun 14 Mar, 08:00`, of a `yyyy-MM-ddTHH:mm` */
function localTime(at: string): string {
  return `${formatShortDay(at.slice(0, 10))}, ${at.slice(11)}`;
}
