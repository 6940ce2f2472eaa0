import { useLingui } from '@lingui/react/macro';
import type { DistanceUnit } from '#domain/contract.ts';
import { amenityGroups, FEATURED_AMENITIES } from '#domain/hotel-booking/amenity-groups.ts';
import type { ListedHotel } from '#domain/hotel-booking/hotel-list.ts';
import { DIRECTIONS } from '../../../components/booking/directions.ts';
import { GuestRating } from '../../../components/booking/GuestRating.tsx';
import { hotelAmenity } from '../../../components/booking/hotel-amenities.ts';
import { StarRating } from '../../../components/booking/StarRating.tsx';
import { inOneLine } from '../../../components/results/in-one-line.ts';
import { formatDistance } from '../../../i18n/format.ts';
import classes from './HotelFacts.module.css';

interface HotelFactsProps {
  hotel: ListedHotel;
  unit: DistanceUnit;
}

/** The facts about a hotel that don't depend on the price. */
export function HotelFacts({ hotel, unit }: HotelFactsProps) {
  const { t } = useLingui();
  const { name, stars, rating, area, chain, amenities } = hotel;
  const distance = formatDistance(hotel.distance, unit);
  const direction = t(DIRECTIONS[hotel.direction]);
  const groups = amenityGroups(amenities);
  const featured = FEATURED_AMENITIES.filter((group) => groups.has(group));
  const more = groups.size - featured.length;
  return (
    <div className={classes.facts}>
      <div className={classes.head}>
        <h2 className={classes.name}>{name}</h2>
        <StarRating stars={stars} />
        <GuestRating rating={rating} />
      </div>
      <p className={classes.where}>{inOneLine([t`${distance} ${direction}`, area, chain?.name])}</p>
      <p className={classes.where}>
        {inOneLine([
          ...featured.map((group) => t(hotelAmenity(group))),
          more > 0 ? t`${more} more amenities` : undefined,
        ])}
      </p>
    </div>
  );
}
