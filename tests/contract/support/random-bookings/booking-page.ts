import { randomUUID } from 'node:crypto';
import type { FlowTypes } from '#domain/booking/flow-types.ts';
import type { BookingEvent } from '#machines/booking/booking-events.ts';
import { selectCheckout, selectStage, stepSelector } from '#machines/booking/booking-selectors.ts';
import type { CheckoutEvent } from '#machines/checkout/checkout-events.ts';
import { type CheckoutSnapshot, selectSending } from '#machines/checkout/checkout-selectors.ts';
import { isAsking } from '#machines/checkout/sending-selectors.ts';
import type { Booking } from '#src/actors/booking/start-booking.ts';
import { type Api, createApi } from '#src/api/client.ts';
import { NO_TRIP } from '#tests/support/no-trip.ts';
import type { Network } from '../random-commands/network.ts';
import type { FlowUnderTest } from './flow-under-test.ts';
import type { PageTime } from './page-time.ts';

const MOST_TURNS = 20_000;

interface Surroundings {
  network: Network;
  time: PageTime;
}

/** The booking pages without their screens: the real charts and the real client. */
export class BookingPage<Flow extends FlowTypes> {
  readonly api: Api;
  readonly #tried: FlowUnderTest<Flow>;
  readonly #at: Surroundings;
  readonly #host: string;
  #booking: Booking<Flow>;
  /** The last snapshot of the checkout, which ends with the booking. */
  #checkout: CheckoutSnapshot | null = null;
  #watched: ReturnType<typeof selectCheckout> = null;

  private constructor(tried: FlowUnderTest<Flow>, at: Surroundings, host: string, api: Api, step: string) {
    this.#tried = tried;
    this.#at = at;
    this.#host = host;
    this.api = api;
    this.#booking = this.#start(step);
  }

  static async open<Opened extends FlowTypes>(
    tried: FlowUnderTest<Opened>,
    at: Surroundings,
    host: string,
    step: string,
  ): Promise<BookingPage<Opened>> {
    const ignore = () => undefined;
    const api = createApi({ address: `http://${host}`, onRenewed: ignore, onExpired: ignore });
    await api.refresh();
    return new BookingPage(tried, at, host, api, step);
  }

  get booking() {
    return this.#booking.actor.getSnapshot();
  }

  get step(): Flow['step'] | null {
    return stepSelector<Flow['step']>(this.#tried.flow)(this.booking);
  }

  get checkout(): CheckoutSnapshot | null {
    return this.#checkout;
  }

  /** A page whose booking is over accepts no more actions. */
  send(event: BookingEvent<Flow>): void {
    if (this.booking.status === 'active') this.#at.time.inPage(() => this.#booking.actor.send(event));
  }

  sendToCheckout(event: CheckoutEvent): void {
    const checkout = selectCheckout(this.booking);
    if (checkout) this.#at.time.inPage(() => checkout.send(event));
  }

  askAgain(): void {
    const sending = this.#sending();
    if (sending) this.#at.time.inPage(() => sending.send({ type: 'sending.askAgain' }));
  }

  /** After a booking, another step begins the next one. */
  async open(step: string): Promise<void> {
    if (selectStage(this.booking) !== 'booked') return this.send({ type: 'step.open', step });
    if (step === 'checkout') return;
    await this.close();
    this.#booking = this.#start(step);
  }

  /** Resolves when nothing is pending but timers. */
  async settled(): Promise<void> {
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      await this.#at.network.idle();
      if (!this.#isBusy()) return;
    }
    throw new Error(`There is no end to ${JSON.stringify([this.booking.value, this.checkout?.value])}`);
  }

  /** Pending drafts are saved then. */
  async close(): Promise<void> {
    this.#at.time.inPage(() => this.#booking.stop());
    await this.#at.network.idle();
  }

  #start(step: string): Booking<Flow> {
    this.#checkout = null;
    return this.#at.time.inPage(() => {
      const booking = this.#tried.start(this.api, {
        step,
        owner: this.#host,
        tab: randomUUID(),
        trip: NO_TRIP,
      });
      booking.actor.subscribe(() => this.#watchCheckout());
      this.#booking = booking;
      this.#watchCheckout();
      return booking;
    });
  }

  /**
   * The checkout lasts as long as its step is shown; its final snapshot is recorded even when its booking
   * ends with it.
   */
  #watchCheckout(): void {
    const checkout = selectCheckout(this.booking);
    if (!checkout && selectStage(this.booking) === 'booked') return;
    this.#checkout = checkout?.getSnapshot() ?? null;
    if (!checkout || checkout === this.#watched) return;
    this.#watched = checkout;
    checkout.subscribe((snapshot) => {
      this.#checkout = snapshot;
    });
  }

  #sending() {
    return this.checkout?.status === 'active' ? selectSending(this.checkout) : undefined;
  }

  /** An ordered trip is polled from time to time. */
  #isBusy(): boolean {
    const { checkout } = this;
    const isWaiting = checkout?.status === 'active' && checkout.hasTag('busy') && !checkout.matches('placed');
    const sending = this.#sending();
    return (
      isWaiting ||
      (sending !== undefined && isAsking(sending.getSnapshot())) ||
      (this.booking.status === 'active' && this.booking.hasTag('busy'))
    );
  }
}
