import { randomUUID } from 'node:crypto';
import type { BookingInfoRequest, HotelPolicy, Money, Trip } from '#domain/contract.ts';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES, type PracticeSwitches } from '#server/suppliers/embedded/practice-switches.ts';
import { NO_RULES } from '#tests/support/policy-examples.ts';
import { insertTravelerWithApprovers } from './approvals.ts';
import type { ContractApp } from './contract-app.ts';
import { staysBody } from './order-stay.ts';
import { bookingsAtDesk, createdTrip, getTrip, sendOrder } from './orders.ts';
import { insertCompany, type Member } from './records.ts';
import { refuse } from './renewals.ts';

/** The first night that is left at the hotel with one room of each kind: each desk has nights of its own. */
const nextNights = new WeakMap<ContractApp, number>();
const NIGHTS_OF_A_DESK = 6;

/** A company whose only traveler needs an approval of every stay. */
export class RenewalDesk {
  readonly companyId: string;
  readonly traveler: Member;
  readonly first: Member;
  readonly second: Member;
  readonly firstNight: number;
  readonly #opened: ContractApp;

  private constructor(
    opened: ContractApp,
    { companyId, traveler, first, second }: Pick<RenewalDesk, 'companyId' | 'traveler' | 'first' | 'second'>,
  ) {
    this.#opened = opened;
    this.companyId = companyId;
    this.traveler = traveler;
    this.first = first;
    this.second = second;
    this.firstNight = nextNights.get(opened) ?? 1;
    nextNights.set(opened, this.firstNight + NIGHTS_OF_A_DESK);
  }

  static async open(opened: ContractApp): Promise<RenewalDesk> {
    opened.discardJobs();
    const companyId = await insertCompany(opened.db, { name: `Home ${randomUUID()}` });
    const people = await insertTravelerWithApprovers(opened.db, companyId, FROM_ONE_FRANC);
    return new RenewalDesk(opened, { companyId, ...people });
  }

  /** A waiting trip, of consecutive stays of two nights. */
  async order(count = 1, bookingInfo: Partial<BookingInfoRequest> = {}): Promise<Trip> {
    const body = await staysBody(this.#opened, this.traveler, {
      firstNight: this.firstNight,
      count,
      levels: [1],
      bookingInfo,
    });
    return createdTrip(await sendOrder(this.#opened, this.traveler, body));
  }

  /** A trip of a stay for which the policy needs no approval, but a reason. */
  async orderWithReason(reason: NonNullable<BookingInfoRequest['reason']>): Promise<Trip> {
    const body = await staysBody(this.#opened, this.traveler, {
      firstNight: this.firstNight + 2,
      count: 1,
      levels: [],
      bookingInfo: { reason },
    });
    return createdTrip(await sendOrder(this.#opened, this.traveler, body));
  }

  /** A rejected trip, whose parts have been released. */
  async rejected(count = 1, bookingInfo: Partial<BookingInfoRequest> = {}): Promise<Trip> {
    const trip = await this.order(count, bookingInfo);
    await refuse(this.#opened, this.first, trip);
    await this.#opened.workOff();
    return await this.read(trip);
  }

  async read({ _id }: Pick<Trip, '_id'>): Promise<Trip> {
    return await getTrip(this.#opened, this.traveler, _id);
  }

  async statusesAtSupplier(trip: Trip): Promise<string[]> {
    return (await bookingsAtDesk(this.#opened, trip)).map(({ status }) => status);
  }

  /** The supplier's bookings of the company, by status. */
  async books(): Promise<string[]> {
    const rows = await this.#opened.db
      .selectFrom('embedded_bookings')
      .select('status')
      .where('company_id', '=', this.companyId)
      .orderBy('status')
      .execute();
    return rows.map(({ status }) => status);
  }

  /** The highest total price of its parts at booking. */
  async acceptedFor({ _id }: Pick<Trip, '_id'>): Promise<number> {
    const { accepted } = await this.#opened.db
      .selectFrom('trip_parts')
      .select(({ fn }) => fn.sum<number>('accepted_amount').as('accepted'))
      .where('trip_id', '=', _id)
      .executeTakeFirstOrThrow();
    return Number(accepted);
  }

  async settleFee({ amount, currency }: Money): Promise<void> {
    await this.#opened.db
      .updateTable('companies')
      .set({ booking_fee_amount: amount, booking_fee_currency: currency })
      .where('id', '=', this.companyId)
      .execute();
  }

  async practise(switches: Partial<PracticeSwitches>): Promise<void> {
    await saveSwitches(this.#opened.db, this.companyId, { ...NO_SWITCHES, ...switches });
  }

  /** From now on the traveler has another policy. */
  async settlePolicy(hotel: Partial<HotelPolicy>): Promise<void> {
    await this.#opened.db
      .updateTable('travel_policies')
      .set({ hotel: JSON.stringify({ ...NO_RULES.hotel, ...hotel }), version: 2 })
      .where('company_id', '=', this.companyId)
      .execute();
  }
}

const FROM_ONE_FRANC = { level1Threshold: { amount: 100, currency: 'CHF' } };
