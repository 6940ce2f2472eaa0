import { readSearchSettings } from '../../features/companies/booking-company-repository.ts';
import type { OfferedPart } from '../../features/trips/order/offered-part.ts';
import { pricePart } from '../../features/trips/part/kinds/part-kinds.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';
import { createEmbeddedSuppliers } from '../../suppliers/embedded/create-embedded-suppliers.ts';
import { NO_SWITCHES } from '../../suppliers/embedded/practice-switches.ts';
import type { SoldKind } from '../trip-tables.ts';
import type { DemoWorld } from './demo-world.ts';
import { pickCar } from './pick-car.ts';
import { pickFlight } from './pick-flight.ts';
import { pickStay } from './pick-stay.ts';
import type { PartWish, PickedOffer } from './picked-offer.ts';
import type { DemoMember } from './read-members.ts';

type Pick = (terms: BookingTerms, wish: PartWish) => Promise<PickedOffer | null>;

const PICKS: Record<SoldKind, Pick> = { flight: pickFlight, hotel: pickStay, car: pickCar };

export const DEMO_PRACTICE = { switchesOf: async () => NO_SWITCHES };

interface Wishes {
  kinds: readonly SoldKind[];
  member: DemoMember;
  terms: BookingTerms;
  wish: PartWish;
}

/**
 * Offers of the embedded inventory, priced and judged as in an order; null when one of them is not available.
 */
export async function offeredParts(
  { db, newId }: DemoWorld,
  { kinds, member, terms, wish }: Wishes,
): Promise<OfferedPart[] | null> {
  const suppliers = createEmbeddedSuppliers({ db, practice: DEMO_PRACTICE });
  const { unit } = await readSearchSettings(db, member.companyId);
  const { id: companyUserId, userId, companyId, firstName, lastName, travelPolicyId } = member;
  const travellers = [
    { companyUserId, userId, companyId, firstName, lastName, travelPolicyId, active: true },
  ];
  const parts: OfferedPart[] = [];
  for (const [position, kind] of kinds.entries()) {
    const picked = await PICKS[kind](terms, wish);
    if (!picked) return null;
    const priced = await pricePart(
      { db, suppliers },
      {
        request: { kind },
        path: `/parts/${position}`,
        travellers,
        claims: picked,
        before: null,
        terms,
        unit,
        reference: `demo-${newId()}`,
        signal: new AbortController().signal,
      },
    );
    if (priced.outcome !== 'priced') return null;
    parts.push({ ...priced.part, kind, travellers });
  }
  return parts;
}
