import { fn } from 'storybook/test';
import type { Airport } from '#domain/contract.ts';
import {
  type FlightCriteria,
  freshFlightCriteria,
  pickAirport,
  type SelectedAirport,
} from '#domain/flight-booking/flight-criteria.ts';
import type { FlightSearchScreenProps } from '#src/features/flight-booking/search/FlightSearchScreen.tsx';
import { FLIGHT_STEPS } from '../booking-steps.ts';
import { DANIEL } from '../people.ts';

const airport = (code: string, name: string, city: string, country: string, zone: string): Airport => ({
  code,
  name,
  type: 'airport',
  city,
  country,
  zone,
});

const AIRPORTS: readonly Airport[] = [
  {
    ...airport('NYC', 'New York (all airports)', 'New York', 'US', 'America/New_York'),
    type: 'mac',
    airports: ['JFK', 'EWR', 'LGA', 'SWF'],
  },
  airport('ZRH', 'Zurich Airport', 'Zurich', 'CH', 'Europe/Zurich'),
  airport('JFK', 'John F. Kennedy International Airport', 'New York', 'US', 'America/New_York'),
  airport('LHR', 'Heathrow Airport', 'London', 'GB', 'Europe/London'),
  airport('YXU', 'London International Airport', 'London', 'CA', 'America/Toronto'),
  airport('OSL', 'Oslo Gardermoen Airport', 'Oslo', 'NO', 'Europe/Oslo'),
  airport('HAM', 'Hamburg Airport', 'Hamburg', 'DE', 'Europe/Berlin'),
  airport('AKL', 'Auckland Airport', 'Auckland', 'NZ', 'Pacific/Auckland'),
];

/** The server's results, by the code or the start of the city's name. */
async function findAirports(typed: string): Promise<readonly Airport[]> {
  const words = typed.toLowerCase();
  return AIRPORTS.filter(
    ({ code, city }) => code.toLowerCase() === words || city.toLowerCase().startsWith(words),
  );
}

export function place(code: string): SelectedAirport {
  const found = AIRPORTS.find((one) => one.code === code);
  if (!found) throw new Error(`There is no ${code} in the stories`);
  return pickAirport(found);
}

export function leg(origin: string, destination: string, departureDate = ''): FlightCriteria['legs'][number] {
  return { origin: place(origin), destination: place(destination), departureDate, departureTime: null };
}

/** Every field filled in. */
export const filled: FlightCriteria = {
  ...freshFlightCriteria({ purpose: 'client-visit', travelers: [DANIEL] }),
  legs: [leg('ZRH', 'NYC')],
  departureDateRange: { from: '2027-03-14', to: '2027-03-19' },
};

/** The maximum number of flights of a trip. */
export const sixLegs: FlightCriteria = {
  ...filled,
  flightType: 'multiCity',
  legs: [
    leg('ZRH', 'LHR', '2027-03-14'),
    leg('LHR', 'OSL', '2027-03-16'),
    leg('OSL', 'HAM', '2027-03-18'),
    leg('HAM', 'JFK', '2027-03-20'),
    leg('JFK', 'AKL', '2027-03-23'),
    leg('AKL', 'ZRH', '2027-03-30'),
  ],
};

/** The initial form. */
export const ready: FlightSearchScreenProps = {
  steps: FLIGHT_STEPS,
  furthest: 0,
  criteria: freshFlightCriteria({ purpose: '', travelers: [DANIEL] }),
  now: '2027-03-01T09:00:00.000Z',
  find: findAirports,
  known: [place('ZRH'), place('LHR'), place('HAM')],
  home: null,
  purposes: [
    { id: 'client-visit', label: 'Client visit' },
    { id: 'conference', label: 'Conference' },
  ],
  serviceClasses: [
    { id: 'Y', label: 'Economy' },
    { id: 'W', label: 'Premium economy' },
    { id: 'C', label: 'Business' },
    { id: 'F', label: 'First' },
  ],
  airlines: [
    { id: 'LH', label: 'Lufthansa' },
    { id: 'LX', label: 'Swiss International Air Lines' },
    { id: 'UA', label: 'United Airlines' },
  ],
  colleagues: null,
  left: null,
  comparison: null,
  onCompare: fn(),
  onWrite: fn(),
  onSubmit: fn(),
  earlier: { searches: [], onRepeat: fn() },
  onContinue: fn(),
  onDiscard: fn(),
};

export const answered: FlightSearchScreenProps = { ...ready, criteria: filled };
