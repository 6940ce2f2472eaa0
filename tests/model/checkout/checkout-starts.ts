import { toTripRequest } from '#domain/checkout/part-requests.ts';
import { tripSnapshot } from '#domain/checkout/trip-snapshot.ts';
import type { Trip } from '#domain/contract.ts';
import type { HotelTypes, RateQuote } from '#domain/hotel-booking/hotel-choice.ts';
import { hotelNamed } from '#tests/support/hotel-named.ts';
import type { BookingWorld } from '../booking/booking-world.ts';
import { rateIn } from '../hotel-booking/hotel-offers.ts';

type HotelWorld = BookingWorld<HotelTypes>;

/** The saved data when the checkout is opened. */
export type StartName =
  | 'a room'
  | 'a room whose price ends'
  | 'a room that is declined'
  | 'a room whose answer is lost'
  | 'a room to be approved'
  | 'an order'
  | 'a trip';

const INFO = { purpose: 'client-visit', referenceFieldValues: {} };
const KEY = '0123456789abcdef';

/** How each start is set up: by the draft of a user who has come this far. */
export const STARTS: Record<StartName, (world: HotelWorld) => Promise<void>> = {
  'a room': (world) => keep(world, 'The Only Room'),
  'a room whose price ends': (world) => keep(world, 'The Only Room', { endsSoon: true }),
  'a room that is declined': (world) => keep(world, 'The Closed Desk'),
  'a room whose answer is lost': (world) => keep(world, 'The Lost Letter'),
  'a room to be approved': async (world) => {
    await world.company.setPolicy('approval');
    await keep(world, 'The Only Room');
  },
  'an order': (world) =>
    keep(world, 'The Only Room', {
      checkoutOf: async (agreed) => ({
        info: INFO,
        order: { key: KEY, request: requestOf(world, agreed) },
        trip: null,
      }),
    }),
  'a trip': (world) =>
    keep(world, 'The Only Room', {
      checkoutOf: async (agreed) => {
        const request = requestOf(world, agreed);
        const trip = await world.company.order<Trip>(request, KEY);
        return { info: INFO, order: { key: KEY, request }, trip: tripSnapshot(trip) };
      },
    }),
};

interface SavedCheckout {
  checkoutOf?: (agreed: RateQuote) => Promise<object>;
  endsSoon?: boolean;
}

async function keep(
  world: HotelWorld,
  hotelName: string,
  { checkoutOf, endsSoon = false }: SavedCheckout = {},
): Promise<void> {
  const result = hotelNamed(hotelName);
  const priced = await world.company.priced(await rateIn(world.company.ask, world.criteria, result));
  const agreed = endsSoon ? { ...priced, expiresAt: world.soon() } : priced;
  const checkout = checkoutOf ? await checkoutOf(agreed) : null;
  await world.saveDraft({ result, agreed, checkout, ordering: checkout !== null });
}

function requestOf({ criteria }: HotelWorld, priced: RateQuote) {
  const { propertyId, name } = priced.property;
  const result = { id: propertyId, name };
  return toTripRequest([{ kind: 'hotel', criteria, result, priced, extras: null }], INFO);
}
