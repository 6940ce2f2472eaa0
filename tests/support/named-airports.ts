import type { FlightResults, FlightSegment } from '#domain/contract.ts';

const AIRPORTS: FlightResults['airports'] = [
  { code: 'ZRH', name: 'Zurich Airport', city: 'Zurich' },
  { code: 'JFK', name: 'John F. Kennedy International Airport', city: 'New York' },
  { code: 'FRA', name: 'Frankfurt Airport', city: 'Frankfurt' },
  { code: 'LHR', name: 'Heathrow Airport', city: 'London' },
];

/** The names of the airports of flights. */
export function nameAirports(segments: readonly FlightSegment[]): FlightResults['airports'] {
  const isUsed = (code: string) =>
    segments.some(({ origin, destination }) => origin === code || destination === code);
  return AIRPORTS.filter(({ code }) => isUsed(code));
}
