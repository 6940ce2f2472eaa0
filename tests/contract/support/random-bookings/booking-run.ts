import { ok, strictEqual } from 'node:assert';
import type { FlowTypes, SelectedOffer } from '#domain/booking/flow-types.ts';
import type { CarCheckAnswer, HotelCheckAnswer } from '#domain/contract.ts';
import { selectOfferState } from '#machines/booking/booking-selectors.ts';
import { hasExtras, stepWith } from '#machines/booking/booking-steps.ts';
import type { StepRole } from '#machines/booking/flow-description.ts';
import { isOrdering } from '#machines/checkout/checkout-selectors.ts';
import type { Person } from '../random-trips/trip-people.ts';
import { unaccounted } from '../random-trips/trip-view.ts';
import type { BookingCommand } from './booking-commands.ts';
import { BookingPage } from './booking-page.ts';
import { BookingRules } from './booking-rules.ts';
import type { BookingWorld } from './booking-world.ts';
import type { FlowUnderTest, Wish } from './flow-under-test.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Longer than the charts wait before they ask again. */
const TICK_MS = 31_000;
/** Far enough ahead that the clock never reaches it within a sequence. */
const FIRST_DAY = 40;
const MOST_ROUNDS = 60;

/**
 * Random actions on the booking pages, with the real charts and the real server, and the invariants that hold
 * after each.
 */
export class BookingRun<Flow extends FlowTypes> {
  readonly #tried: FlowUnderTest<Flow>;
  readonly #world: BookingWorld;
  readonly #person: Person;
  readonly #rules: BookingRules<Flow>;
  #host: string;
  #page: BookingPage<Flow>;
  /** How many orders have been checked. */
  #judged = 0;

  private constructor(
    tried: FlowUnderTest<Flow>,
    world: BookingWorld,
    person: Person,
    host: string,
    page: BookingPage<Flow>,
  ) {
    this.#tried = tried;
    this.#world = world;
    this.#person = person;
    this.#rules = new BookingRules(tried, world.opened.db, person.userId);
    this.#host = host;
    this.#page = page;
  }

  static async start<Started extends FlowTypes>(
    tried: FlowUnderTest<Started>,
    world: BookingWorld,
    personIndex: number,
  ): Promise<BookingRun<Started>> {
    await world.begin();
    const person = world.person(personIndex);
    const host = await world.openBrowser(person);
    const page = await BookingPage.open(tried, world, host, 'search');
    await page.settled();
    return new BookingRun(tried, world, person, host, page);
  }

  /** Throws when charts, server and database contradict each other. */
  async perform(command: BookingCommand): Promise<void> {
    await this.#do(command);
    await this.#settle();
  }

  /**
   * In the end every order is decided and its outcome shown, and a day later nothing is held or bought
   * without a trip.
   */
  async finish(): Promise<void> {
    await this.#world.calm();
    for (let round = 0; (await this.#world.workAll()) || this.#isOrdering; round += 1) {
      ok(round < MOST_ROUNDS, `There is no end to ${JSON.stringify(this.#page.checkout?.value)}`);
      await this.#settle();
    }
    await this.#page.close();
    for (let day = 0; day < 2; day += 1) {
      this.#world.opened.clock.advance(DAY_MS);
      await this.#world.happen({ type: 'repair' });
      while (await this.#world.workAll());
    }
    const { db, clock } = this.#world.opened;
    ok((await unaccounted(db, clock.now())).length === 0, 'Something is held or bought without a trip');
  }

  async close(): Promise<void> {
    await this.#page.close();
    this.#world.end();
  }

  get #isOrdering(): boolean {
    const { booking, checkout } = this.#page;
    return booking.context.ordering && (checkout === null || isOrdering(checkout));
  }

  async #do(command: BookingCommand): Promise<void> {
    const page = this.#page;
    switch (command.type) {
      case 'open':
        return await page.open(command.step);
      case 'write':
        // The form is on the search page.
        return page.step === 'search'
          ? page.send({ type: 'criteria.write', criteria: this.#criteriaOf(command) })
          : undefined;
      case 'search':
        return page.send({ type: 'criteria.submit', criteria: this.#criteriaOf(command) });
      case 'sort':
        return page.send({ type: 'list.sort', sort: command.sort });
      case 'page':
        return page.send({ type: 'list.page', page: command.page });
      case 'chooseResult':
        return this.#tried.resultOf
          ? page.send({ type: 'result.choose', result: this.#tried.resultOf(command.fate) })
          : undefined;
      case 'chooseOffer':
        return await this.#chooseOffer(command.offer);
      case 'chooseExtras':
        return await this.#chooseExtras(command.extras);
      case 'discard':
        // The button is on the search page.
        return page.step === 'search' ? page.send({ type: 'booking.discard' }) : undefined;
      case 'state':
      case 'order':
        return this.#state(command);
      case 'orderAndLeave':
        return await this.#orderAndLeave(command);
      case 'price.accept':
        page.send({ type: 'price.accept' });
        return page.sendToCheckout({ type: 'price.accept' });
      case 'offer.retry':
      case 'offer.drop':
      case 'choice.restore':
      case 'choice.forget':
      case 'search.retry':
        return page.send({ type: command.type });
      case 'order.askAgain':
        return page.askAgain();
      case 'terms.retry':
        return page.sendToCheckout({ type: command.type });
      case 'reload':
        return await this.#reload(command.step, command.elsewhere);
      default:
        return await this.#world.happen(command);
    }
  }

  /** The person who books is the one who travels. */
  #criteriaOf({ day, fate }: Pick<Wish, 'fate'> & { day: number }): Flow['criteria'] {
    const at = this.#world.opened.clock.now().getTime() + (FIRST_DAY + day) * DAY_MS;
    return this.#tried.criteriaOf({
      travelers: [{ _id: this.#person.companyUserId, firstName: 'Anna', lastName: 'Keller' }],
      day: new Date(at).toISOString().slice(0, 10),
      fate,
    });
  }

  #state({ type, comment }: Extract<BookingCommand, { type: 'state' | 'order' }>): void {
    const { info } = this.#page.checkout?.context ?? {};
    if (!info) return;
    const { comment: _, ...rest } = info;
    const stated = { ...rest, comment: comment || undefined };
    this.#page.sendToCheckout({ type: type === 'order' ? 'order.submit' : 'info.edit', info: stated });
  }

  async #orderAndLeave(command: Extract<BookingCommand, { type: 'orderAndLeave' }>): Promise<void> {
    const { comment, after, what } = command;
    this.#world.line.breakOff({ host: this.#host, after, what });
    this.#state({ type: 'order', comment });
    await this.#page.settled();
    this.#judgeCosts();
    await this.#rules.hear(this.#page);
    await this.#reload('checkout', true);
  }

  /** Chooses a visible offer; the chart then shows the server's data of it. */
  async #chooseOffer(number: number): Promise<void> {
    const { booking, api } = this.#page;
    const { criteria, result } = booking.context;
    const { flow, resultOf } = this.#tried;
    if (!this.#isAt(resultOf ? 'offer' : 'list') || !criteria) return;
    const found = await this.#tried.findOffers(api, criteria, result);
    const chosen = found[number % found.length];
    if (!chosen) return;
    const expected = await this.#outcomeOf(chosen.offer);
    if (!resultOf) this.#page.send({ type: 'result.choose', result: chosen.result });
    this.#page.send({ type: 'offer.choose', offer: chosen.offer });
    await this.#page.settled();
    const now = this.#page.booking;
    const wasKept = booking.context.accepted !== null && now.context.accepted === booking.context.accepted;
    if (!wasKept) strictEqual(selectOfferState(now), expected);
    if (selectOfferState(now) !== 'accepted') return;
    const next = hasExtras(flow) && now.context.extras === null ? 'extras' : 'checkout';
    strictEqual(this.#page.step, stepWith(flow, next));
  }

  async #chooseExtras(number: number): Promise<void> {
    const { booking, api } = this.#page;
    const { criteria, accepted } = booking.context;
    const { findExtras } = this.#tried;
    if (!findExtras || !this.#isAt('extras') || !criteria || !accepted) return;
    const extras = await findExtras(api, { criteria, accepted }, number);
    this.#page.send({ type: 'extras.submit', extras });
  }

  #isAt(role: StepRole): boolean {
    const shown = this.#tried.flow.steps.find(({ name }) => name === this.#page.step);
    return shown?.roles.includes(role) ?? false;
  }

  async #outcomeOf({ offer, price, verdict }: SelectedOffer): Promise<string> {
    const body = { travelers: [this.#person.companyUserId], offer };
    const url = this.#tried.checkUrl;
    const answer = await this.#world.caller.call(this.#person, { method: 'POST', url, body });
    // The contract has been checked, and nothing is added that may have changed.
    const checked = answer.body as HotelCheckAnswer | CarCheckAnswer;
    if (checked.outcome !== 'priced') return checked.outcome;
    if (checked.verdict.levels.some((level) => !verdict.levels.includes(level))) return 'verdictChanged';
    const change = checked.total.asked.amount / price.amount;
    if (change <= 1) return change === 1 ? 'accepted' : 'cheaper';
    return change <= 1.03 ? 'dearerWithinTolerance' : 'dearer';
  }

  async #reload(step: string, elsewhere: boolean): Promise<void> {
    await this.#page.close();
    if (elsewhere) this.#host = await this.#world.openBrowser(this.#person);
    this.#page = await BookingPage.open(this.#tried, this.#world, this.#host, step);
  }

  /** Completes pending work, including timers. */
  async #settle(): Promise<void> {
    await this.#page.settled();
    this.#judgeCosts();
    await this.#world.passAsleep(TICK_MS);
    await this.#page.settled();
    this.#judgeCosts();
    await this.#rules.hold(this.#page, this.#world.line.received);
  }

  #judgeCosts(): void {
    const { received } = this.#world.line;
    for (const order of received.slice(this.#judged)) this.#rules.costIsAccepted(this.#page, order);
    this.#judged = received.length;
  }
}
