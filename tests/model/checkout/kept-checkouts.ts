import { randomUUID } from 'node:crypto';
import { toTripRequest } from '#domain/checkout/part-requests.ts';
import { tripSnapshot } from '#domain/checkout/trip-snapshot.ts';
import type { RateQuote } from '#domain/hotel-booking/hotel-choice.ts';
import { hotelNamed } from '#tests/support/hotel-named.ts';
import { STARTS as CHANGES } from '../change-review/change-review-starts.ts';
import { rateIn } from '../hotel-booking/hotel-offers.ts';
import type { HotelWorld } from '../hotel-booking/hotel-world.ts';
import { hotelOf } from './hotel-of.ts';
import type { KeptName } from './reference-state.ts';

const INFO = { purpose: 'client-visit', referenceFieldValues: {} };

/** Saves the draft of a user who has come this far, before it is loaded. */
export async function keep(world: HotelWorld, name: KeptName): Promise<void> {
  const { company } = world;
  if (name === 'a change') return await CHANGES['a change'](world);
  if (name === 'a room to be approved') await company.setPolicy('approval');
  if (name === 'a room to be paid by card') await company.payByCard();
  const result = hotelNamed(hotelOf(name));
  const priced = await company.priced(await rateIn(company.ask, world.criteria, result));
  const agreed =
    name === 'a room whose price soon ends' ? { ...priced, expiresAt: await world.soon() } : priced;
  const checkout = await checkoutOf(world, name, agreed);
  await world.saveDraft({ result, agreed, checkout, ordering: checkout !== null });
}

async function checkoutOf({ company, criteria }: HotelWorld, name: KeptName, priced: RateQuote) {
  if (name !== 'an order' && name !== 'a trip') return null;
  const { propertyId, name: hotel } = priced.property;
  const result = { id: propertyId, name: hotel };
  const request = toTripRequest([{ kind: 'hotel', criteria, result, priced, extras: null }], INFO);
  const order = { key: randomUUID(), request };
  if (name === 'an order') return { info: INFO, order, trip: null };
  return { info: INFO, order, trip: tripSnapshot(await company.order(request, order.key)) };
}
