import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { FlowTypes } from '#domain/booking/flow-types.ts';
import type { DraftKind } from '#domain/contract.ts';
import type { BookingDraft } from '#machines/booking/booking-draft.ts';
import { splitSentRequest } from '#machines/checkout/sent-request.ts';
import { TRIP_DRAFT_VERSION } from '#machines/trip-draft/trip-draft.ts';
import type { TripDraft } from '#machines/trip-draft/trip-draft-to-save.ts';
import type { Database } from '#server/db/schema.ts';
import { insertCard } from '#server/features/cards/card-repository.ts';
import { findDraft, replaceDraft } from '#server/features/trips/draft/draft-repository.ts';
import { changePerson } from '#server/features/users/user-write-repository.ts';
import { saveSwitches } from '#server/suppliers/embedded/practice-repository.ts';
import { NO_SWITCHES, type PracticeSwitches } from '#server/suppliers/embedded/practice-switches.ts';
import { insertTravelerWithApprovers } from '#tests/contract/support/approvals.ts';
import { call } from '#tests/contract/support/call.ts';
import { insertCompany, insertMember, type Member } from '#tests/contract/support/records.ts';
import { openSession } from '#tests/contract/support/sessions.ts';
import { setColumns } from '#tests/contract/support/set-columns.ts';
import { NO_RULES } from '#tests/support/policy-examples.ts';
import type { TestServer } from '#tests/support/server.ts';
import type { Ask, FlowModel } from './flow-model.ts';

type PolicyName = keyof typeof POLICIES;

const FRANC = { amount: 100, currency: 'CHF' };
const POLICIES = {
  none: {},
  approval: { level1Threshold: FRANC },
  twoApprovals: { level1Threshold: FRANC, level2Threshold: FRANC },
  hidden: { highestPrice: FRANC, highestPriceAction: 'hide' },
} as const;

const COMPANY_CARD = {
  vendor: 'VI',
  number: '4111111111111111',
  name: 'Travel desk',
  expiresOn: '2029-12-31',
  isDefault: true,
};
const OWN_CARD = {
  vendor: 'CA',
  number: '5555555555554444',
  name: 'Anna Tester',
  expiresOn: '2028-06-30',
  isDefault: false,
};

export interface RequestedTrip {
  isWaiting: boolean;
  /** In Rappen. */
  total: number;
  /** The last digits of the card that pays. */
  card: string | null;
  references: string[];
  comment: string | null;
}

/** A company of its own for one walk: a person who books, and a colleague who travels. */
export class BookingCompany<Flow extends FlowTypes = FlowTypes> {
  readonly companyId: string;
  readonly #model: FlowModel<Flow>;
  readonly #server: TestServer;
  readonly #booker: Member;
  readonly #traveler: Member;
  /** The name of the person who approves at the first level. */
  readonly approver: string;
  /** The name of the person who travels. */
  readonly traveler: string;
  #tightened = false;
  #risen = 0;

  private constructor(
    server: TestServer,
    model: FlowModel<Flow>,
    {
      companyId,
      booker,
      traveler,
      approver,
      travelerName,
    }: Pick<BookingCompany, 'companyId' | 'approver'> & {
      booker: Member;
      traveler: Member;
      travelerName: string;
    },
  ) {
    this.#server = server;
    this.#model = model;
    this.companyId = companyId;
    this.#booker = booker;
    this.#traveler = traveler;
    this.approver = approver;
    this.traveler = travelerName;
  }

  static async found<Flow extends FlowTypes>(
    server: TestServer,
    model: FlowModel<Flow>,
  ): Promise<BookingCompany<Flow>> {
    const { db } = server.deps;
    const companyId = await insertCompany(db, { name: `Reise ${randomUUID()}` });
    const booker = await insertMember(db, { companyId, role: 'company-admin' });
    const { traveler, first } = await insertTravelerWithApprovers(db, companyId, {});
    // Required by airlines.
    await changePerson(db, traveler.userId, { dateOfBirth: '1984-05-17', gender: 'F' });
    return new BookingCompany(server, model, {
      companyId,
      booker,
      traveler,
      approver: await nameOf(db, first),
      travelerName: await nameOf(db, traveler),
    });
  }

  /** The storage of a browser that was signed in before. */
  async refreshToken(): Promise<string> {
    return (await openSession(this.#server.deps, this.#booker)).refreshToken;
  }

  get travelerId(): string {
    return this.#traveler.companyUserId;
  }

  async setTravelerActive(active: boolean): Promise<void> {
    const { db } = this.#server.deps;
    await db.updateTable('company_users').set({ active }).where('id', '=', this.travelerId).execute();
  }

  async setPolicy(name: PolicyName): Promise<void> {
    const { kind } = this.#model;
    const rules = JSON.stringify({ ...NO_RULES[kind], ...POLICIES[name] });
    await this.#server.deps.db
      .updateTable('travel_policies')
      .set(kind, rules)
      .where('company_id', '=', this.companyId)
      .execute();
  }

  /** Asks for one approval more than the time before. */
  async tightenPolicy(): Promise<void> {
    await this.setPolicy(this.#tightened ? 'twoApprovals' : 'approval');
    this.#tightened = true;
  }

  async switchOn(switches: Partial<PracticeSwitches>): Promise<void> {
    const usual = { ...NO_SWITCHES, priceChangePercent: this.#risen };
    await saveSwitches(this.#server.deps.db, this.companyId, { ...usual, ...switches });
  }

  /** From now on the supplier asks for so many percent of the list price more than before. */
  async raisePrices(percent: number): Promise<void> {
    this.#risen += percent;
    await this.switchOn({});
  }

  /** The company has a card, and the traveler another one; an order has to name its project. */
  async payByCard(): Promise<void> {
    const { db, keys } = this.#server.deps;
    await setColumns(db, 'companies', this.companyId, { payment_type: 'creditcard' });
    await insertCard(db, keys, { ...COMPANY_CARD, owner: { company_id: this.companyId } });
    await insertCard(db, keys, { ...OWN_CARD, owner: { company_user_id: this.travelerId } });
    const project = { company_id: this.companyId, position: 1, name: 'Project', mandatory: true };
    await db.insertInto('reference_fields').values(project).execute();
  }

  /** What the supplier has sold to the company and not taken back: in which status, and for how many Rappen. */
  async sales(): Promise<string[]> {
    const rows = await this.#server.deps.db
      .selectFrom('embedded_bookings')
      .select(['status', 'price'])
      .where('company_id', '=', this.companyId)
      .where('status', '<>', 'cancelled')
      .orderBy('price')
      .execute();
    return rows.map(({ status, price }) => `${status} ${price}`);
  }

  /** The trips of the company as they were requested. */
  async trips(): Promise<RequestedTrip[]> {
    const rows = await this.#server.deps.db
      .selectFrom('trips as t')
      .leftJoin('cards as c', 'c.id', 't.card_id')
      .select(['t.status', 't.total_amount', 't.booking_info', 'c.last4'])
      .where('t.company_id', '=', this.companyId)
      .execute();
    return rows.map(({ status, total_amount: total, booking_info: info, last4: card }) => ({
      isWaiting: status.startsWith('waiting'),
      total,
      card,
      references: info.referenceFields.map(({ value }) => value),
      comment: info.comment ?? null,
    }));
  }

  /** An offer with the current price of the supplier. */
  async priced({ offer }: Flow['offer']): Promise<Flow['priced']> {
    const request = { travelers: [this.travelerId], offer };
    const answer = await this.ask<Flow['priced'] | { outcome: 'soldOut' | 'expired' }>(
      this.#model.calls.price,
      request,
    );
    if (answer.outcome !== 'priced') throw new Error(`The offer is ${answer.outcome}`);
    return answer;
  }

  /** Sends an order like the browser does; returns the trip. */
  async order<Trip>(request: object, key: string): Promise<Trip> {
    return await this.#send<Trip>('/api/trips', request, { 'idempotency-key': key });
  }

  /** The statuses of the parts of the trips. */
  async partStatuses(): Promise<string[]> {
    const rows = await this.#server.deps.db
      .selectFrom('trip_parts as p')
      .innerJoin('trips as t', 't.id', 'p.trip_id')
      .select('p.status')
      .where('t.company_id', '=', this.companyId)
      .execute();
    return rows.map(({ status }) => status);
  }

  /** Saves a draft as another device would, regardless of the saved version. */
  async saveDraft(draft: BookingDraft<Flow>): Promise<void> {
    const { kind, flow } = this.#model;
    await this.#keep(kind, flow.chartVersion, draft);
  }

  async saveTripDraft(draft: TripDraft): Promise<void> {
    await this.#keep('trip', TRIP_DRAFT_VERSION, draft);
  }

  async #keep(flow: DraftKind, chartVersion: number, draft: { checkout: unknown }): Promise<void> {
    const { userId, companyId } = this.#booker;
    const { db, clock } = this.#server.deps;
    const name = { userId, companyId, flow };
    const { checkout, order } = splitSentRequest(draft);
    const before = await findDraft(db, name);
    await replaceDraft(db, name, before?.revision ?? 0, {
      chartVersion,
      snapshot: { ...draft, checkout },
      order,
      savedAt: clock.now(),
    });
  }

  readonly ask: Ask = (url, body) => this.#send(url, body);

  async #send<Body>(url: string, body: object, headers: Record<string, string> = {}): Promise<Body> {
    const { app, deps } = this.#server;
    const { token } = await openSession(deps, this.#booker);
    const answer = await call(app, { method: 'POST', url, token, body, headers });
    if (answer.status >= 300) throw new Error(`${url}: ${JSON.stringify(answer.body)}`);
    return answer.body as Body; // the contract tests have checked it
  }
}

async function nameOf(db: Kysely<Database>, { userId }: Member): Promise<string> {
  const { first_name, last_name } = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return `${first_name} ${last_name}`;
}
