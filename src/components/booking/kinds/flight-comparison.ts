import { msg } from '@lingui/core/macro';
import type { FlightPart } from '#domain/contract.ts';
import { SERVICE_CLASSES } from '../../verdicts/rule-texts.ts';
import { cabinBagsText, changeText, checkedBagsText, refundText } from '../fare-terms.ts';
import { type ComparisonKind, type ComparisonTerm, localTime } from './comparison-kind.ts';

export const flightComparison: ComparisonKind<'flight'> = {
  title: ({ route }) => route.join(' – '),
  listTerms: flightTerms,
};

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
