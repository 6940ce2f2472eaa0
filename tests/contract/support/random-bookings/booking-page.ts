import type { CheckoutEvent } from '#machines/checkout/checkout-setup.ts';
import type { HotelBookingEvent } from '#machines/hotel-booking/hotel-booking-events.ts';
import { selectStage, selectStep } from '#machines/hotel-booking/hotel-booking-selectors.ts';
import type { HotelStep } from '#machines/hotel-booking/hotel-steps.ts';
import { type HotelBooking, startHotelBooking } from '#src/actors/hotel-booking-actor.ts';
import { type HotelCheckout, startHotelCheckout } from '#src/actors/hotel-checkout.ts';
import { type Api, createApi } from '#src/api/client.ts';
import type { Network } from '../random-commands/network.ts';
import type { PageTime } from './page-time.ts';

const MOST_TURNS = 20_000;

interface Surroundings {
  network: Network;
  time: PageTime;
}

/** The pages of the booking of a hotel without their screens: the real charts and the real client. */
export class BookingPage {
  readonly api: Api;
  readonly #at: Surroundings;
  #booking: HotelBooking;
  #checkout: HotelCheckout | null = null;

  private constructor(at: Surroundings, api: Api, step: HotelStep) {
    this.#at = at;
    this.api = api;
    this.#booking = this.#start(step);
  }

  static async open(at: Surroundings, host: string, step: HotelStep): Promise<BookingPage> {
    const ignore = () => undefined;
    const api = createApi({ address: `http://${host}`, onRenewed: ignore, onExpired: ignore });
    await api.refresh();
    return new BookingPage(at, api, step);
  }

  get booking() {
    return this.#booking.actor.getSnapshot();
  }

  get checkout() {
    return this.#checkout?.actor.getSnapshot() ?? null;
  }

  /** Nobody can do anything on a page whose booking is over but leave it. */
  send(event: HotelBookingEvent): void {
    if (this.booking.status === 'active') this.#at.time.inPage(() => this.#booking.actor.send(event));
  }

  sendToCheckout(event: CheckoutEvent): void {
    if (this.checkout?.status === 'active') this.#at.time.inPage(() => this.#checkout?.actor.send(event));
  }

  /** Whoever has booked and goes to another step begins the next booking. */
  async open(step: HotelStep): Promise<void> {
    if (selectStage(this.booking) !== 'booked') return this.send({ type: 'step.open', step });
    if (step === 'checkout') return;
    await this.close();
    this.#booking = this.#start(step);
  }

  /** When nothing is under way any more but what time leads to. */
  async settled(): Promise<void> {
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      await this.#at.network.idle();
      const hasTurned = this.#followStep();
      if (!hasTurned && !this.#isBusy()) return;
    }
    throw new Error(`There is no end to ${JSON.stringify([this.booking.value, this.checkout?.value])}`);
  }

  /** What is to be kept is kept then. */
  async close(): Promise<void> {
    this.#leaveCheckout();
    this.#at.time.inPage(() => this.#booking.stop());
    await this.#at.network.idle();
  }

  /** The checkout lasts as long as its page is open. True when it was opened or left. */
  #followStep(): boolean {
    const isThere = selectStep(this.booking) === 'checkout';
    if (isThere && !this.#checkout) {
      this.#checkout = this.#at.time.inPage(() => startHotelCheckout(this.api, this.#booking));
      return this.#checkout !== null;
    }
    if (isThere || !this.#checkout || selectStage(this.booking) === 'booked') return false;
    this.#leaveCheckout();
    return true;
  }

  #start(step: HotelStep): HotelBooking {
    return this.#at.time.inPage(() => startHotelBooking(this.api, step));
  }

  #leaveCheckout(): void {
    this.#checkout?.stop();
    this.#checkout = null;
  }

  /** A trip that was ordered is looked at from time to time. */
  #isBusy(): boolean {
    const { checkout } = this;
    const isAsking = checkout?.status === 'active' && checkout.hasTag('busy') && !checkout.matches('placed');
    return isAsking || (this.booking.status === 'active' && this.booking.hasTag('busy'));
  }
}
