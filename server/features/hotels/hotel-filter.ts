import type { HotelFilter, HotelRate } from '#domain/contract.ts';
import { foldName } from '#domain/fold-name.ts';
import { amenityGroup } from '#domain/hotel-booking/amenity-groups.ts';
import { isRatedWithin } from '#domain/hotel-booking/guest-rating.ts';
import type { Property } from '#domain/offers/hotel-offer.ts';

type Aspect = NonNullable<HotelFilter['roomAspects']>[number];
type RateFacts = Pick<HotelRate, 'breakfastIncluded' | 'refundable' | 'corporate'> & { inPolicy: boolean };

const HAS_ASPECT = {
  BreakfastIncluded: ({ breakfastIncluded }) => breakfastIncluded,
  CorporateRate: ({ corporate }) => corporate,
  InPolicy: ({ inPolicy }) => inPolicy,
  Refundable: ({ refundable }) => refundable,
} satisfies Record<Aspect, (rate: RateFacts) => boolean>;

export function createHotelFilter({
  hotelChainCodes = [],
  amenityCodes = [],
  rating: { from = 1, to = 5 } = {},
  stars = [],
  nameFilter = '',
  radius = Infinity,
}: HotelFilter): (property: Property, distance: number) => boolean {
  const wantedName = foldName(nameFilter);
  const wantedAmenities = amenityCodes.map(amenityGroup);
  return (property, distance) =>
    distance <= radius &&
    (hotelChainCodes.length === 0 || hotelChainCodes.includes(property.chain?.code ?? '')) &&
    (stars.length === 0 || stars.includes(property.stars)) &&
    isRatedWithin(property.rating ?? undefined, { from, to }) &&
    wantedAmenities.every((same) => same.some((code) => property.amenities.includes(code))) &&
    foldName(property.name).includes(wantedName);
}

export function hasAspects(rate: RateFacts, aspects: readonly Aspect[]): boolean {
  return aspects.every((aspect) => HAS_ASPECT[aspect](rate));
}
