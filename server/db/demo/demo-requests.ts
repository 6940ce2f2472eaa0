import type { ExternalBookingRequest, OfflineRequest } from '#domain/contract.ts';
import type { DemoTrip } from './demo-trips.ts';

type Days = 'startsOn' | 'endsOn';

export interface DemoRequest extends Pick<DemoTrip, 'company' | 'traveler' | 'startsIn' | 'nights'> {
  request: Omit<OfflineRequest, 'travelers' | Days>;
  hoursAgo: number;
  question?: string;
  done?: { booking: Omit<ExternalBookingRequest, Days>; reason: string };
  closed?: string;
}

export const DEMO_AGENCY = 'arranger@alpenblick.example';

export const DEMO_REQUESTS: readonly DemoRequest[] = [
  {
    company: 'engineering',
    traveler: 'approver2@alpenblick.example',
    startsIn: 34,
    nights: 2,
    request: {
      kinds: ['rail', 'hotel'],
      places: ['Zürich', 'Lugano'],
      text: 'I take six people of our client to the construction site in Lugano. We need seven seats together in first class, and seven single rooms in one hotel near the station. We should arrive by noon.',
      purpose: 'client-visit',
    },
    hoursAgo: 26,
    question:
      'No hotel near the station has seven single rooms for these nights. Would two hotels in the same street do?',
  },
  {
    company: 'engineering',
    traveler: 'approver1@alpenblick.example',
    startsIn: 29,
    nights: 0,
    request: {
      kinds: ['rail'],
      places: ['Zürich', 'Milan', 'Zürich'],
      text: 'There and back on one day, second class. I have to be in the centre of Milan by eleven.',
      purpose: 'internal-meeting',
    },
    hoursAgo: 75,
    done: {
      booking: {
        service: 'rail',
        supplier: 'SBB',
        locator: 'KX4T7Q',
        price: { amount: 74_00, currency: 'CHF' },
        notes: 'Return ticket in second class, window seats. The tickets come by e-mail from SBB.',
      },
      reason: 'Both ways are booked. Have a good trip!',
    },
  },
  {
    company: 'engineering',
    traveler: 8,
    startsIn: 52,
    nights: 6,
    request: {
      kinds: ['visa', 'other'],
      places: ['Zürich', 'Bengaluru'],
      text: 'I visit a supplier in Bengaluru for a week. Please help me with the business visa, and arrange a driver between the hotel and the plant.',
      purpose: 'project-work',
    },
    hoursAgo: 3,
  },
  {
    company: 'engineering',
    traveler: 10,
    startsIn: 16,
    nights: 0,
    request: {
      kinds: ['rail'],
      places: ['Zürich', 'Stuttgart'],
      text: 'Is there a night train, so that I am there at seven without a hotel?',
      purpose: 'project-work',
    },
    hoursAgo: 120,
    closed: 'No night train runs between Zürich and Stuttgart. The first train of the day arrives at 9:52.',
  },
];
