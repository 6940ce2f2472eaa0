import type { FlowTypes } from '#domain/booking/flow-types.ts';
import type { PartKind } from '#domain/checkout/checkout-part.ts';
import type { FlowDescription, PartChoice } from '#machines/booking/flow-description.ts';
import type { Booking, startBooking } from '#src/actors/booking/start-booking.ts';
import type { Api } from '#src/api/client.ts';
import type { Fate } from '../practice-offers.ts';

/** A search for oneself, on this day, where offers have this fate. */
export interface Wish {
  travelers: FlowTypes['criteria']['travelers'];
  /** `yyyy-MM-dd` */
  day: string;
  fate: Fate;
}

/** The offers of a search or a result; the result is chosen with the offer where only the search has it. */
export interface OfferMatch<Flow extends FlowTypes> {
  result: Flow['result'];
  offer: Flow['offer'];
}

/** The differences between the flows in random bookings. */
export interface FlowUnderTest<Flow extends FlowTypes> {
  kind: PartKind;
  flow: FlowDescription<Flow>;
  sorts: readonly Flow['list']['sort'][];
  checkUrl: string;
  start(api: Api, options: Parameters<typeof startBooking>[2]): Booking<Flow>;
  criteriaOf(wish: Wish): Flow['criteria'];
  /** Null where only the search has the results, so that one is chosen together with its offer. */
  resultOf: ((fate: Fate) => Flow['result']) | null;
  /** Always in the same order. */
  findOffers(
    api: Api,
    criteria: Flow['criteria'],
    result: Flow['result'] | null,
  ): Promise<OfferMatch<Flow>[]>;
  /**
   * One of the choices of extras for an offer, the first of which is none; null where there are no extras.
   */
  findExtras:
    | ((
        api: Api,
        chosen: Pick<PartChoice<Flow>, 'criteria' | 'accepted'>,
        number: number,
      ) => Promise<Flow['extras']>)
    | null;
}
