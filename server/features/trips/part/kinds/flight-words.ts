import type { FlightPart } from '#domain/contract.ts';
import { costText, localMomentText } from './value-words.ts';

type Segment = FlightPart['legs'][number]['segments'][number];
type Condition = FlightPart['fare']['family']['change'];

export function segmentLine(
  { airports, airlines }: Pick<FlightPart, 'airports' | 'airlines'>,
  segment: Segment,
): string {
  const { carrier, flightNumber, operatingCarrier, origin, destination, departure, arrival } = segment;
  const placeText = (airportCode: string, terminal: string | undefined) => {
    const airport = airports.find(({ code }) => code === airportCode);
    const place = airport ? `${airport.city} (${airportCode})` : airportCode;
    return terminal === undefined ? place : `${place}, terminal ${terminal}`;
  };
  const operator = airlines.find(({ code }) => code === operatingCarrier);
  return [
    `${carrier} ${flightNumber}: ${placeText(origin, segment.departureTerminal)}, ${localMomentText(departure)}`,
    ` – ${placeText(destination, segment.arrivalTerminal)}, ${localMomentText(arrival)}, local times`,
    ...(operatingCarrier === carrier ? [] : [`, operated by ${operator?.name ?? operatingCarrier}`]),
  ].join('');
}

export function fareLines({ fare, price }: Pick<FlightPart, 'fare' | 'price'>): string[] {
  const { name, carryOn, checked, change, refund } = fare.family;
  return [
    `Fare: ${name}`,
    `Bags of each traveller: ${bagText(carryOn)} in the cabin, ${bagText(checked)} checked in`,
    `Changes: ${conditionText(change, price)}; refund: ${conditionText(refund, price)}`,
  ];
}

function bagText({ pieces, kilogramsEach }: FlightPart['fare']['family']['checked']): string {
  if (pieces === 0) return 'none';
  return kilogramsEach === undefined ? String(pieces) : `${pieces} × ${kilogramsEach} kg`;
}

function conditionText({ allowed, fee }: Condition, price: FlightPart['price']): string {
  if (allowed === undefined) return 'not stated';
  if (!allowed) return 'not possible';
  return fee && fee.amount > 0 ? `for ${costText(fee, price)} each` : 'free';
}

export function listSegments({ legs }: Pick<FlightPart, 'legs'>): Segment[] {
  return legs.flatMap(({ segments }) => segments);
}

export function seatLines({ seats, passengers }: FlightPart, segmentIndex: number): string[] {
  return seats
    .filter(({ segment }) => segment === segmentIndex)
    .flatMap(({ traveler, seat }) => {
      const passenger = passengers.find((one) => one.traveler === traveler);
      return passenger ? [`Seat ${seat}: ${formatName(passenger)}`] : [];
    });
}

export function passengerLines(part: FlightPart): string[] {
  const segments = listSegments(part);
  return part.passengers.map((passenger) => {
    const { traveler } = passenger;
    const isOwn = (one: { traveler: string }) => one.traveler === traveler;
    const tickets = part.tickets.filter(isOwn).map(({ number }) => `ticket ${number}`);
    const seats = part.seats.filter(isOwn).map(({ segment, seat }) => {
      const flight = segments[segment];
      return `seat ${seat}${flight ? ` on ${flight.carrier} ${flight.flightNumber}` : ''}`;
    });
    const bags = part.bags.filter(isOwn).map(({ leg, kind, quantity, kilograms }) => {
      const weight = kilograms === undefined ? '' : ` of ${kilograms} kg`;
      const to = part.legs[leg]?.segments.at(-1)?.destination ?? '';
      return `${quantity} more ${kind === 'checked' ? 'checked' : 'cabin'} bag${weight} to ${to}`;
    });
    const name = formatName(passenger);
    const own = [...tickets, ...seats, ...bags];
    return own.length === 0 ? `Passenger: ${name}` : `Passenger: ${name}, ${own.join(', ')}`;
  });
}

function formatName({ firstName, middleName, lastName }: FlightPart['passengers'][number]): string {
  return [firstName, middleName, lastName].filter(Boolean).join(' ');
}
