import { expect } from 'vitest';
import type {
  FareFamily,
  FlightPart,
  FlightSearchRequest,
  FlightSelectAnswer,
  PassportRequest,
  Trip,
} from '#domain/contract.ts';
import type { Segment } from '#domain/offers/flight-offer.ts';
import { insertPassport } from '#server/features/users/passport-repository.ts';
import { changePerson } from '#server/features/users/user-write-repository.ts';
import { call } from './call.ts';
import type { ContractApp } from './contract-app.ts';
import { oneWay, resultsOf, searchBody } from './flights.ts';
import { createdTrip, getTrip, type Orderer, orderBody, sendOrder } from './orders.ts';
import { insertMember, type Member } from './records.ts';
import { openSession } from './sessions.ts';

interface FareSpec {
  travelers?: string[];
  /** From Geneva, such as `GVA-MRS`; without it from Zurich to London and back. */
  route?: string;
  search?: Partial<FlightSearchRequest>;
  isWanted?: (family: FareFamily) => boolean;
  /** Whose flights it has; without it any. */
  flownAs?: FlightPart;
  /** The type of the first aircraft; without it any. */
  aircraft?: string;
}

export const hasNoBag = ({ checked }: FareFamily) => checked.pieces === 0;
export const isNonRefundable = ({ refund }: FareFamily) => !refund.allowed;

/** A member with complete passenger data. */
export async function insertFlyer(
  { db }: Pick<ContractApp, 'db'>,
  member: Parameters<typeof insertMember>[1],
): Promise<Member> {
  const flyer = await insertMember(db, member);
  await changePerson(db, flyer.userId, { dateOfBirth: '1984-05-17', gender: 'F' });
  await insertPassport(db, flyer.userId, PASSPORT);
  return flyer;
}

export const PASSPORT: PassportRequest = {
  country: 'CH',
  number: 'X1234567',
  issueDate: '2025-02-03',
  expiryDate: '2055-02-02',
  isDefault: true,
  visas: [],
};

/** The reference of the first matching fare of a network airline in the search results. */
export async function foundFare(
  { app, deps }: Orderer,
  as: Member,
  { travelers = [as.companyUserId], route, search, isWanted = () => true, flownAs, aircraft }: FareSpec = {},
): Promise<string> {
  const { token } = await openSession(deps, as);
  const body = { ...(route ? oneWay(travelers, route) : searchBody(travelers)), directOnly: true, ...search };
  const answer = await call(app, { method: 'POST', url: '/api/booking/flight/search', token, body });
  const found = resultsOf(answer.body)
    .filter(({ source }) => source === 'network')
    .flatMap(({ itineraries, families, legs: allLegs, segments }) =>
      itineraries
        .filter(({ legs }) => {
          const flown = legs.flatMap((leg) => allLegs[leg]?.segments.map((one) => segments[one]) ?? []);
          if (aircraft && flown[0]?.aircraft !== aircraft) return false;
          return (
            !flownAs || flightNumbers(flown) === flightNumbers(flownAs.legs.flatMap((leg) => leg.segments))
          );
        })
        .flatMap(({ fares }) =>
          fares.filter(({ family }) => isWanted(families[family] ?? expect.fail('There is no such family'))),
        ),
    );
  return found[0]?.offer ?? expect.fail(`No fare fits: ${JSON.stringify(answer.body).slice(0, 300)}`);
}

function flightNumbers(segments: readonly (Pick<Segment, 'carrier' | 'flightNumber'> | undefined)[]): string {
  return segments.map((one) => `${one?.carrier} ${one?.flightNumber}`).join(', ');
}

/** The same at its current price, as the checkout accepts it. */
export async function fareQuote(
  orderer: Orderer,
  as: Member,
  wanted: FareSpec = {},
): Promise<Extract<FlightSelectAnswer, { outcome: 'priced' }>> {
  const offer = await foundFare(orderer, as, wanted);
  const { token } = await openSession(orderer.deps, as);
  const body = { travelers: wanted.travelers ?? [as.companyUserId], offer };
  const url = '/api/booking/flight/select';
  const answer = (await call(orderer.app, { method: 'POST', url, token, body })).body as FlightSelectAnswer;
  return answer.outcome === 'priced' ? answer : expect.fail(answer.outcome);
}

export async function orderFlight(orderer: Orderer, as: Member, wanted: FareSpec = {}): Promise<Trip> {
  const { offer } = await fareQuote(orderer, as, wanted);
  const travelers = wanted.travelers ?? [as.companyUserId];
  const body = orderBody(as, '', { travelers, parts: [{ kind: 'flight', offer }] });
  return createdTrip(await sendOrder(orderer, as, body));
}

/** The first part of a trip, which has to be a flight. */
export function flightOf({ parts: [part] }: Pick<Trip, 'parts'>): FlightPart {
  return part?.kind === 'flight' ? part : expect.fail('The part is no flight');
}

export async function bookedTrip(
  orderer: Orderer & { workOff: (times: number) => Promise<void> },
  as: Member,
  { _id }: Pick<Trip, '_id'>,
): Promise<Trip> {
  await orderer.workOff(3);
  return await getTrip(orderer, as, _id);
}
