import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import type { HotelDetailsAnswer } from '#domain/contract.ts';
import { hotelAmenity } from '../../../components/booking/hotel-codes.ts';
import { GuestRating, StarRating } from '../../../components/booking/StarRating.tsx';
import { Surface } from '../../../components/Page.tsx';
import { formatCountry } from '../../../i18n/format.ts';
import classes from './HotelHead.module.css';
import { HotelPictures } from './HotelPictures.tsx';

interface HotelHeadProps {
  details: HotelDetailsAnswer;
  addressOf: (path: string) => string;
}

export function HotelHead({ details, addressOf }: HotelHeadProps) {
  const { t } = useLingui();
  const { property, pictures, checkInFrom, checkOutUntil, phone } = details;
  const { street, postalCode, city, country } = property.address;
  const amenities = [...new Set(property.amenities.map((code) => t(hotelAmenity(code))))];
  return (
    <Surface>
      <div className={classes.head}>
        <Group className={classes.title} gap="4px 16px" miw={0}>
          <h2>{property.name}</h2>
          <StarRating stars={property.stars} />
          <GuestRating rating={property.rating} />
          <details className={classes.more}>
            <summary>
              <Trans>Details</Trans>
            </summary>
            <Group component="p" gap="4px 16px" miw={0}>
              {property.chain ? <span>{property.chain.name}</span> : null}
              <span>
                <Trans>Check-in from {checkInFrom}</Trans>
              </span>
              <span>
                <Trans>Check-out until {checkOutUntil}</Trans>
              </span>
              {phone === undefined ? null : <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
            </Group>
            <Text c="dimmed">{amenities.join(' · ')}</Text>
          </details>
        </Group>
        <p className={classes.address}>
          {[street, `${postalCode} ${city}`.trim(), formatCountry(country)].filter(Boolean).join(', ')}
        </p>
        <HotelPictures pictures={pictures} addressOf={addressOf} />
      </div>
    </Surface>
  );
}
