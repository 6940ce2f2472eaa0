import type { FlightResults, FlightSearchRequest, SeatsAnswer, TripRequest } from '#domain/contract.ts';
import { legTo, resultsOf, searchBody } from '../flights.ts';
import type { Fate } from '../practice-offers.ts';
import type { Member } from '../records.ts';
import { send } from './send.ts';

type FlightPartRequest = Extract<TripRequest['parts'][number], { kind: 'flight' }>;

/** The destination from Geneva for each outcome. */
const DESTINATIONS: Readonly<Record<Fate, string>> = {
  rising: 'NCE',
  slightlyRising: 'LUX',
  falling: 'VCE',
  full: 'BLQ',
  closedDesk: 'MRS',
  briefOffer: 'TLS',
  lostLetter: 'OPO',
  good: 'AMS',
};

/** The passenger data that the profile of a member lacks. */
const PERSONAL_DATA = {
  dateOfBirth: '1984-05-17',
  gender: 'F',
  passport: { country: 'CH', number: 'X1234567', expiryDate: '2045-02-02' },
} as const;

interface FlightSpec {
  token: string;
  member: Member;
  fate: Fate;
  /** `yyyy-MM-dd` */
  day: string;
}

/** A flight with a seat, a bag and complete passenger data; undefined when none is available. */
export async function flightPart(
  address: URL,
  { token, member, fate, day }: FlightSpec,
): Promise<FlightPartRequest | undefined> {
  const traveler = member.companyUserId;
  const travelers = [traveler];
  const ask = async (path: string, body: object) => {
    const answer = await send(address, { method: 'POST', token, path, body });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const results = resultsOf(await ask('/api/booking/flight/search', searchOf(travelers, { fate, day })));
  const offer = firstWithoutBag(results);
  if (offer === undefined) return undefined;
  const extras = (await ask('/api/booking/flight/seats', { travelers, offer })) as SeatsAnswer; // by the contract
  if (extras.outcome !== 'priced') return undefined;
  const seat = firstSeat(extras);
  const bag = extras.bags.find(({ kind }) => kind === 'checked');
  if (!seat || !bag) return undefined;
  const { leg, kind, price } = bag;
  return {
    kind: 'flight',
    offer,
    seats: [{ traveler, segment: 0, ...seat }],
    bags: [{ traveler, leg, kind, quantity: 1, price }],
    passengers: [{ traveler, ...PERSONAL_DATA }],
  };
}

function searchOf(travelers: string[], { fate, day }: Pick<FlightSpec, 'fate' | 'day'>): FlightSearchRequest {
  const leg = { ...legTo('GVA', DESTINATIONS[fate], 0), departureDate: day };
  return searchBody(travelers, { flightType: 'oneWay', legs: [leg], directOnly: true });
}

/** Sources answer in any order. */
function firstWithoutBag(results: readonly FlightResults[]): string | undefined {
  const network = results.find(({ source }) => source === 'network');
  return network?.itineraries
    .flatMap(({ fares }) => fares)
    .find(({ family }) => network.families[family]?.checked.pieces === 0)?.offer;
}

function firstSeat({ seatMaps }: Extract<SeatsAnswer, { outcome: 'priced' }>) {
  const rows = seatMaps[0]?.cabins.flatMap((cabin) => cabin.rows) ?? [];
  const seats = rows.flatMap(({ number, seats: inRow }) =>
    inRow.map(({ letter, free, price }) => ({ free, seat: `${number}${letter}`, price })),
  );
  const found = seats.find(({ free }) => free);
  return found && { seat: found.seat, price: found.price };
}
