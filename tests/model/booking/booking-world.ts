import { expect, type Page } from 'playwright/test';
import type { FlowTypes } from '#domain/booking/flow-types.ts';
import type { BookingDraft } from '#machines/booking/booking-draft.ts';
import { draftWith } from '#tests/support/booking-draft.ts';
import type { RequestInFlight } from '#tests/support/network.ts';
import { BrowserNetwork } from '../browser-network.ts';
import type { Installation } from '../installation.ts';
import { BookingCompany } from './booking-company.ts';
import type { BookingFacts } from './booking-facts.ts';
import type { Call } from './call.ts';
import type { Choice, FlowModel, StepPage } from './flow-model.ts';

/** Of the front rows of the cheapest flight to Athens. */
const SEAT = { amount: 2_200 };
const OFFERS_END_AFTER_MINUTES = 31;
/** Requests time out after 30 seconds of the browser's time, also those that wait in the meantime. */
const SOON_MS = 20_000;
const LONGEST_RETRY_MS = 30_000;
const LOOKED_UP_WITHIN_MS = 60_000;

interface Surroundings {
  page: Page;
  network: BrowserNetwork;
  installation: Installation;
}

/**
 * The real application, opened by a signed-in user, and the ways in which tests can affect its environment.
 */
export class BookingWorld<Flow extends FlowTypes = FlowTypes> {
  readonly page: Page;
  readonly network: BrowserNetwork;
  readonly company: BookingCompany<Flow>;
  /** The search of this walk. */
  readonly criteria: Flow['criteria'];
  readonly #model: FlowModel<Flow>;
  readonly #calls: Readonly<Record<Call, string>>;
  readonly #installation: Installation;
  #held: readonly Call[] = [];
  #undo: (() => Promise<void>)[] = [];
  #stays = 0;
  #soon = 0;

  private constructor(around: Surroundings, model: FlowModel<Flow>, company: BookingCompany<Flow>) {
    const { page, network, installation } = around;
    this.page = page;
    this.network = network;
    this.company = company;
    this.criteria = model.criteriaFor(company.travelerId, 0);
    this.#model = model;
    this.#calls = callsOf(model);
    this.#installation = installation;
    installation.inside?.holdLookUps(company.companyId);
  }

  static async prepare<Flow extends FlowTypes>(
    page: Page,
    installation: Installation,
    model: FlowModel<Flow>,
  ): Promise<BookingWorld<Flow>> {
    await installation.inside?.freeStock();
    const company = await BookingCompany.found(installation, model);
    const network = await BrowserNetwork.between(page.context(), installation.origin);
    await page.context().addCookies([company.cookie]);
    // The browser has the company's time, so that both can be advanced.
    await page.clock.install({ time: await company.now() });
    return new BookingWorld({ page, network, installation }, model, company);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.#installation.origin + path);
  }

  /** From now on these calls are held in the network whenever a move begins. */
  hold(...calls: Call[]): void {
    this.#held = calls;
    this.#holdAllBut([]);
  }

  /** Until the next move these calls pass, including the held ones. */
  letPass(...calls: Call[]): void {
    this.#holdAllBut(calls);
    for (const call of calls) this.network.release(this.#calls[call]);
  }

  /** Runs before the next move. */
  afterwards(undo: () => Promise<void>): void {
    this.#undo.push(undo);
  }

  async beginMove(): Promise<void> {
    this.#holdAllBut([]);
    for (const undo of this.#undo.splice(0)) await undo();
  }

  async next(call: Call): Promise<RequestInFlight> {
    return await this.network.next(this.#calls[call]);
  }

  async arrival(call: Call): Promise<void> {
    await this.network.arrival(this.#calls[call]);
  }

  /** Until the supplier has reported the outcome of a booking whose answer was lost. */
  async letSupplierAnswer(): Promise<void> {
    const { companyId } = this.company;
    await this.#installation.inside?.answerLookUp(companyId);
    await expect
      .poll(() => this.company.partStatuses(), { timeout: LOOKED_UP_WITHIN_MS })
      .not.toContain('unknown');
  }

  /** Gives back what was booked, where others use the installation too. */
  async close(): Promise<void> {
    const { inside } = this.#installation;
    if (inside) inside.dropLookUps(this.company.companyId);
    else await this.company.leave();
  }

  isAsked(call: Call): boolean {
    return this.network.isHeld(this.#calls[call]);
  }

  /** Longer than a list or a price is valid. */
  async letOffersEnd(): Promise<void> {
    await this.company.letMinutesPass(OFFERS_END_AFTER_MINUTES);
    await this.page.clock.fastForward(OFFERS_END_AFTER_MINUTES * 60_000);
  }

  /** Lets the page ask again about what was not answered. */
  async letRetry(call: Call): Promise<void> {
    await this.page.clock.fastForward(LONGEST_RETRY_MS);
    await this.arrival(call);
  }

  /** What the walk knows of the data on its pages. */
  async facts(): Promise<BookingFacts> {
    const { rules, pages, words, days } = this.#model;
    const { ask } = this.company;
    const choices = await this.choices();
    const results = Object.entries(choices).map(([name, { result, offer }]) => [
      name,
      { name: result.name, amount: offer.price.amount },
    ]);
    const byStep = (key: 'path' | 'title') =>
      Object.fromEntries(Object.entries<StepPage>(pages).map(([step, page]) => [step, page[key]]));
    return {
      ...words,
      at: rules.at,
      days,
      titles: byStep('title'),
      paths: byStep('path'),
      results: Object.fromEntries(results),
      searches: await this.#model.searches(ask, this.criteria),
      approver: this.company.approver,
      seat: SEAT,
    };
  }

  async choices(): Promise<Readonly<Record<string, Choice<Flow>>>> {
    return await this.#model.choices(this.company.ask, this.criteria);
  }

  async soon(): Promise<string> {
    this.#soon = (await this.company.now()).getTime() + SOON_MS;
    return new Date(this.#soon).toISOString();
  }

  /** Moves the company's time too, since the page takes over the time of each answer. */
  async waitUntilSoon(): Promise<void> {
    const remaining = Math.max(0, this.#soon - (await this.company.now()).getTime());
    await this.company.letMinutesPass(1);
    await this.page.clock.fastForward(remaining);
  }

  /** The search for a further stay of the walk. */
  nextStay(): Flow['criteria'] {
    this.#stays += 1;
    return this.#model.criteriaFor(this.company.travelerId, this.#stays);
  }

  /** Saves a draft of a user who has made this search, and has come this far. */
  async saveDraft(chosen: Partial<BookingDraft<Flow>>): Promise<void> {
    await this.company.saveDraft(draftWith(this.#model.flow, { criteria: this.criteria, ...chosen }));
  }

  #holdAllBut(passing: readonly Call[]): void {
    const held = this.#held.filter((call) => !passing.includes(call));
    this.network.hold(...held.map((call) => this.#calls[call]));
  }
}

function callsOf<Flow extends FlowTypes>({ kind, calls }: FlowModel<Flow>): Record<Call, string> {
  return {
    draft: `GET /api/booking/drafts/${kind}`,
    tripDraft: 'GET /api/booking/drafts/trip',
    keepTrip: 'PUT /api/booking/drafts/trip',
    keep: `PUT /api/booking/drafts/${kind}`,
    search: `POST ${calls.search}`,
    price: `POST ${calls.price}`,
    terms: 'POST /api/booking/checkout',
    order: 'POST /api/trips',
    trip: 'GET /api/trips/',
    change: 'POST /api/trips/',
  };
}
