import { readSearchSettings } from '../../features/companies/booking-company-repository.ts';
import { pricePart } from '../../features/trips/part/kinds/part-kinds.ts';
import type { PartOffer } from '../../features/trips/part/kinds/part-offer.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';
import { createEmbeddedSuppliers } from '../../suppliers/embedded/create-embedded-suppliers.ts';
import { NO_SWITCHES } from '../../suppliers/embedded/practice-switches.ts';
import type { SupplierPartKind } from '../trip-tables.ts';
import type { DemoOffer, PartWish } from './demo-offer.ts';
import type { DemoWorld } from './demo-world.ts';
import { pickCar } from './pick-car.ts';
import { pickFlight } from './pick-flight.ts';
import { pickStay } from './pick-stay.ts';
import type { DemoMember } from './read-members.ts';

type Pick = (terms: BookingTerms, wish: PartWish) => Promise<DemoOffer | null>;

const PICKS: Record<SupplierPartKind, Pick> = { flight: pickFlight, hotel: pickStay, car: pickCar };

export const DEMO_PRACTICE = { switchesOf: async () => NO_SWITCHES };

interface Wishes {
  kinds: readonly SupplierPartKind[];
  member: DemoMember;
  terms: BookingTerms;
  wish: PartWish;
}

export async function partOffers(
  { db, newId }: DemoWorld,
  { kinds, member, terms, wish }: Wishes,
): Promise<PartOffer[] | null> {
  const suppliers = createEmbeddedSuppliers({ db, practice: DEMO_PRACTICE });
  const { unit } = await readSearchSettings(db, member.companyId);
  const { id: companyUserId, userId, companyId, firstName, lastName, travelPolicyId } = member;
  const travelers = [{ companyUserId, userId, companyId, firstName, lastName, travelPolicyId, active: true }];
  const parts: PartOffer[] = [];
  for (const [position, kind] of kinds.entries()) {
    const picked = await PICKS[kind](terms, wish);
    if (!picked) return null;
    const priced = await pricePart(
      { db, suppliers },
      {
        request: { kind },
        path: `/parts/${position}`,
        travelers,
        claims: picked,
        before: null,
        terms,
        unit,
        reference: `demo-${newId()}`,
        signal: new AbortController().signal,
      },
    );
    if (priced.outcome !== 'priced') return null;
    parts.push({ ...priced.part, kind, travelers });
  }
  return parts;
}
