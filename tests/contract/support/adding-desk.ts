import { randomUUID } from 'node:crypto';
import type { Role, TravelPolicy, Trip, TripPart, TripRequest } from '#domain/contract.ts';
import { insertPassport } from '#server/features/users/passport-repository.ts';
import { changePerson } from '#server/features/users/user-write-repository.ts';
import type { Answer } from './call.ts';
import type { ContractApp } from './contract-app.ts';
import { bookedTrip, fareQuote, insertFlyer, PASSPORT } from './flight-orders.ts';
import { dayAhead } from './flights.ts';
import { createdTrip, getTrip, HOTELS, type OrderChanges, offerOf, orderBody, sendOrder } from './orders.ts';
import { insertTravelerUnder } from './policies.ts';
import { insertCompany, insertMember, type Member } from './records.ts';
import { setColumns } from './set-columns.ts';

type Parts = TripRequest['parts'];

export const EVERY_FLIGHT: Partial<TravelPolicy['flight']> = {
  level1Threshold: { amount: 100, currency: 'CHF' },
};

/** The nights of each desk at the hotel with one room of each kind. */
const NIGHTS_OF_A_DESK = 4;
const nextNights = new WeakMap<ContractApp, number>();

/** A company whose only traveler has booked a stay; flights need an approval on request. */
export class AddingDesk {
  readonly traveler: Member;
  readonly approver: Member;
  readonly night: number;
  readonly #opened: ContractApp;

  private constructor(
    opened: ContractApp,
    { traveler, approver }: Pick<AddingDesk, 'traveler' | 'approver'>,
  ) {
    this.#opened = opened;
    this.traveler = traveler;
    this.approver = approver;
    this.night = nextNights.get(opened) ?? 1;
    nextNights.set(opened, this.night + NIGHTS_OF_A_DESK);
  }

  static async open(opened: ContractApp, flight: Partial<TravelPolicy['flight']> = {}): Promise<AddingDesk> {
    opened.discardJobs();
    const companyId = await insertCompany(opened.db, { name: `Home ${randomUUID()}` });
    const traveler = await insertTravelerUnder(opened.db, companyId, { flight });
    await completeProfile(opened, traveler);
    const approver = await insertMember(opened.db, { companyId, role: 'traveler' });
    await setColumns(opened.db, 'company_users', traveler.companyUserId, {
      level1_approver_id: approver.companyUserId,
    });
    return new AddingDesk(opened, { traveler, approver });
  }

  days(after: number): Record<'checkIn' | 'checkOut', string> {
    const checkIn = this.night + after;
    return { checkIn: dayAhead(checkIn), checkOut: dayAhead(checkIn + 1) };
  }

  /** A stay of one night, so many nights after the first one of this desk. */
  async stay(after = 0, travelers?: string[], as = this.traveler): Promise<Parts[number]> {
    const stay = { ...this.days(after), travelers };
    return { kind: 'hotel', offer: await offerOf(this.#opened, as, HOTELS.onlyRoom, stay) };
  }

  /** From Zurich to London and back in a month. */
  async flight(travelers = [this.traveler.companyUserId], as = this.traveler): Promise<Parts[number]> {
    return { kind: 'flight', offer: (await fareQuote(this.#opened, as, { travelers })).offer };
  }

  /** A trip with a booked stay. */
  async booked(): Promise<Trip> {
    const body = orderBody(this.traveler, '', { parts: [await this.stay()] });
    return await bookedTrip(
      this.#opened,
      this.traveler,
      createdTrip(await sendOrder(this.#opened, this.traveler, body)),
    );
  }

  /** Another traveler, with complete passenger data. */
  async colleague(role: Role = 'traveler'): Promise<Member> {
    const { companyId } = this.traveler;
    return await insertFlyer(this.#opened, { companyId, role });
  }

  async add(
    { _id: tripId }: Pick<Trip, '_id'>,
    parts: Parts,
    { as = this.traveler, key = randomUUID(), ...changes }: OrderChanges & { as?: Member; key?: string } = {},
  ): Promise<Answer> {
    const body = orderBody(as, '', { tripId, parts, ...changes });
    return await sendOrder(this.#opened, as, body, key);
  }

  async read({ _id }: Pick<Trip, '_id'>, as = this.traveler): Promise<Trip> {
    return await getTrip(this.#opened, as, _id);
  }

  /** After all pending jobs. */
  async settled({ _id }: Pick<Trip, '_id'>): Promise<Trip> {
    return await bookedTrip(this.#opened, this.traveler, { _id });
  }

  /** The suppliers' bookings of the company. */
  async books(): Promise<{ kind: TripPart['kind']; status: string }[]> {
    return await this.#opened.db
      .selectFrom('embedded_bookings')
      .select(['kind', 'status'])
      .where('company_id', '=', this.traveler.companyId)
      .orderBy('kind')
      .orderBy('status')
      .execute();
  }
}

/** Complete passenger data. */
async function completeProfile({ db }: Pick<ContractApp, 'db'>, { userId }: Member): Promise<void> {
  await changePerson(db, userId, { dateOfBirth: '1984-05-17', gender: 'F' });
  await insertPassport(db, userId, PASSPORT);
}

/** The total price of parts in the company's currency. */
export function sumOf(parts: Trip['parts']): number {
  return parts.reduce((sum, { price }) => sum + (price.converted ?? price.asked).amount, 0);
}

export const statesOf = ({ status, parts }: Trip) => [
  status,
  ...parts.map((part) => `${part.kind} ${part.status}`),
];
