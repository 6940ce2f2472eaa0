import type { ServiceClass } from '#domain/contract.ts';
import { distanceKm } from '#domain/geography.ts';
import { toInstant } from '#domain/local-time.ts';
import type { FlightLeg, Segment } from '#domain/offers/flight-offer.ts';
import { type WorldAirport, worldAirports } from '../embedded/flights/network/world-airports.ts';
import { estimateCo2 } from '../estimate-co2.ts';
import { type Fields, UnreadableField } from '../fields.ts';

/** The slices of an offer as legs, with what is said of each segment. */
export interface ReadFlight {
  legs: FlightLeg[];
  segments: ReadSegment[];
}

export interface ReadSegment {
  id: string;
  leg: number;
  serviceClass: ServiceClass;
  cabinName: string | undefined;
  fareBasis: string | undefined;
  /** What each passenger may take along. */
  baggage: readonly { carryOn: number; checked: number }[];
  estimatedCo2Kg: number;
}

interface TimedSegment extends ReadSegment {
  segment: Segment;
  leaves: Date;
  arrives: Date;
  from: WorldAirport;
  to: WorldAirport;
}

export const SERVICE_CLASSES: Readonly<Record<string, ServiceClass>> = {
  economy: 'Y',
  premium_economy: 'W',
  business: 'C',
  first: 'F',
};

export function cabinOf(serviceClass: ServiceClass): string {
  const [cabin = 'economy'] = Object.entries(SERVICE_CLASSES).find(([, one]) => one === serviceClass) ?? [];
  return cabin;
}

const MINUTE_MS = 60_000;
/** "Equipment varies": the code for an aircraft that the airline does not state. */
const ANY_AIRCRAFT = 'EQV';

export function readFlight(slices: readonly Fields[]): ReadFlight {
  const legs = slices.map((slice, leg) => slice.objects('segments').map((one) => readSegment(one, leg)));
  return { legs: legs.map(toLeg), segments: legs.flat() };
}

function toLeg(segments: readonly TimedSegment[]): FlightLeg {
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) throw new UnreadableField('offer.slices.segments');
  return {
    segments: segments.map(({ segment }) => segment),
    durationMinutes: minutesFrom(first.leaves, last.arrives),
    stopoverMinutes: segments
      .slice(1)
      .map(({ leaves }, index) => minutesFrom(segments[index]?.arrives ?? leaves, leaves)),
    intercontinental: first.from.continent !== last.to.continent,
  };
}

function readSegment(fields: Fields, leg: number): TimedSegment {
  const [from, to] = [readAirport(fields.object('origin')), readAirport(fields.object('destination'))];
  const [departure, arrival] = [readLocalTime(fields, 'departing_at'), readLocalTime(fields, 'arriving_at')];
  const [leaves, arrives] = [toInstant(departure, from.zone), toInstant(arrival, to.zone)];
  const durationMinutes = minutesFrom(leaves, arrives);
  if (durationMinutes < 1) throw new UnreadableField('offer.slices.segments.arriving_at');
  const passengers = fields.optionalObjects('passengers');
  const [passenger] = passengers;
  const serviceClass = SERVICE_CLASSES[passenger?.optionalText('cabin_class') ?? ''];
  if (!serviceClass) throw new UnreadableField('offer.slices.segments.passengers.cabin_class');
  const km = Math.round(fields.optionalNumber('distance') ?? distanceKm(from, to));
  const aircraft = fields.optionalObject('aircraft')?.optionalText('iata_code') ?? ANY_AIRCRAFT;
  return {
    id: fields.text('id'),
    leg,
    serviceClass,
    cabinName: passenger?.optionalText('cabin_class_marketing_name'),
    fareBasis: passenger?.optionalText('fare_basis_code'),
    baggage: passengers.map(readBaggage),
    estimatedCo2Kg: estimateCo2({ km, countries: [from.country, to.country] }, serviceClass),
    leaves,
    arrives,
    from,
    to,
    segment: {
      ...readNumbers(fields),
      origin: from.code,
      destination: to.code,
      departure,
      arrival,
      departureTerminal: readTerminal(fields, 'origin_terminal'),
      arrivalTerminal: readTerminal(fields, 'destination_terminal'),
      durationMinutes,
      aircraft,
      distanceKm: km,
    },
  };
}

/** Who really flies has to be shown (Regulation (EC) 2111/2005), so an offer without it is not read. */
function readNumbers(fields: Fields): Pick<Segment, 'carrier' | 'flightNumber' | 'operatingCarrier'> {
  const flightNumber = fields.optionalNumber('marketing_carrier_flight_number') ?? 0;
  if (!Number.isInteger(flightNumber) || flightNumber < 1) {
    throw new UnreadableField('offer.slices.segments.marketing_carrier_flight_number');
  }
  return {
    carrier: fields.object('marketing_carrier').text('iata_code'),
    flightNumber,
    operatingCarrier: fields.object('operating_carrier').text('iata_code'),
  };
}

function readAirport(fields: Fields): WorldAirport {
  const airport = worldAirports().get(fields.text('iata_code'));
  if (!airport) throw new UnreadableField('offer.slices.segments.origin.iata_code');
  return airport;
}

function readLocalTime(fields: Fields, name: string): string {
  const text = fields.text(name).slice(0, 16);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) throw new UnreadableField(`offer.slices.segments.${name}`);
  return text;
}

function readTerminal(fields: Fields, name: string): string | undefined {
  const terminal = fields.optionalText(name)?.toUpperCase();
  return terminal !== undefined && /^[A-Z0-9]{1,4}$/.test(terminal) ? terminal : undefined;
}

function readBaggage(passenger: Fields): ReadSegment['baggage'][number] {
  const bags = passenger.optionalObjects('baggages');
  const count = (type: string) =>
    bags
      .filter((bag) => bag.optionalText('type') === type)
      .reduce((sum, bag) => sum + (bag.optionalNumber('quantity') ?? 0), 0);
  return { carryOn: count('carry_on'), checked: count('checked') };
}

function minutesFrom(start: Date, end: Date): number {
  return Math.round((end.getTime() - start.getTime()) / MINUTE_MS);
}
