import type { FlightPart } from '#domain/contract.ts';
import { localMomentText, moneyText } from '../../mail/mail-words.ts';

type Segment = FlightPart['legs'][number]['segments'][number];
type Condition = FlightPart['fare']['family']['change'];

/** A flight as a mail and a calendar name it, with local times. */
export function segmentLine(
  { airports, airlines }: Pick<FlightPart, 'airports' | 'airlines'>,
  segment: Segment,
): string {
  const { carrier, flightNumber, operatingCarrier, origin, destination, departure, arrival } = segment;
  const placeText = (wanted: string) => {
    const airport = airports.find(({ code }) => code === wanted);
    return airport ? `${airport.city} (${wanted})` : wanted;
  };
  const operator = airlines.find(({ code }) => code === operatingCarrier);
  return [
    `${carrier} ${flightNumber}: ${placeText(origin)}, ${localMomentText(departure)}`,
    ` – ${placeText(destination)}, ${localMomentText(arrival)}, local times`,
    ...(operatingCarrier === carrier ? [] : [`, operated by ${operator?.name ?? operatingCarrier}`]),
  ].join('');
}

export function fareLines({ family: { name, carryOn, checked, change, refund } }: FlightPart['fare']) {
  return [
    `Fare: ${name}`,
    `Bags of each traveller: ${bagText(carryOn)} in the cabin, ${bagText(checked)} checked in`,
    `Changes: ${conditionText(change)}; refund: ${conditionText(refund)}`,
  ];
}

function bagText({ pieces, kilogramsEach }: { pieces: number; kilogramsEach: number }): string {
  return pieces === 0 ? 'none' : `${pieces} × ${kilogramsEach} kg`;
}

function conditionText({ allowed, fee }: Condition): string {
  if (!allowed) return 'not possible';
  return fee && fee.amount > 0 ? `for ${moneyText(fee)} each` : 'free';
}

/** Who sits where, and who has bought which bags, without names: seats and bags in the order of the travellers. */
export function extraLines({ seats, bags, legs }: Pick<FlightPart, 'seats' | 'bags' | 'legs'>): string[] {
  const segments = legs.flatMap((leg) => leg.segments);
  const bagsOf = (wanted: number) => bags.filter(({ leg }) => leg === wanted);
  return [
    ...segments.flatMap(({ carrier, flightNumber }, place) => {
      const names = seats.filter(({ segment }) => segment === place).map(({ seat }) => seat);
      return names.length === 0 ? [] : [`Seats, ${carrier} ${flightNumber}: ${names.join(', ')}`];
    }),
    ...legs.flatMap((_, leg) =>
      bagsOf(leg).map(
        ({ kind, quantity, kilograms }) =>
          `Bags bought, leg ${leg + 1}: ${quantity} × ${kind === 'checked' ? 'checked' : 'cabin'} bag${kilograms ? `, ${kilograms} kg` : ''}`,
      ),
    ),
  ];
}

export function ticketLines({ tickets }: Pick<FlightPart, 'tickets'>): string[] {
  return tickets.length === 0 ? [] : [`Tickets: ${tickets.map(({ number }) => number).join(', ')}`];
}
