import { Trans, useLingui } from '@lingui/react/macro';
import type { HotelDetailsAnswer } from '#domain/contract.ts';
import { hotelAmenity } from '../../../components/booking/hotel-codes.ts';
import { GuestRating, StarRating } from '../../../components/booking/StarRating.tsx';
import { Surface } from '../../../components/Page.tsx';
import { formatCountry } from '../../../i18n/format.ts';
import { PICTURE_TEXTS } from './aspect-texts.ts';
import classes from './HotelHead.module.css';

interface HotelHeadProps {
  details: HotelDetailsAnswer;
  /** The full address of a picture. */
  addressOf: (path: string) => string;
}

/** The general information about the hotel. */
export function HotelHead({ details, addressOf }: HotelHeadProps) {
  const { t } = useLingui();
  const { property, pictures, checkInFrom, checkOutUntil, phone } = details;
  const { street, postalCode, city, country } = property.address;
  const amenities = [...new Set(property.amenities.map((code) => t(hotelAmenity(code))))];
  return (
    <Surface>
      <div className={classes.head}>
        <div className={classes.title}>
          <h2>{property.name}</h2>
          <StarRating stars={property.stars} />
          <GuestRating rating={property.rating} />
          {property.chain ? <span className={classes.dimmed}>{property.chain.name}</span> : null}
        </div>
        <p>
          {street}, {postalCode} {city}, {formatCountry(country)}
        </p>
        <ul aria-label={t`Pictures`} className={classes.pictures}>
          {pictures.map(({ path, shows }) => (
            <li key={path}>
              <img
                src={addressOf(path)}
                alt={t(PICTURE_TEXTS[shows])}
                className={classes.picture}
                width={240}
                height={160}
                loading="lazy"
              />
            </li>
          ))}
        </ul>
        <p className={classes.facts}>
          <span>
            <Trans>Check-in from {checkInFrom}</Trans>
          </span>
          <span>
            <Trans>Check-out until {checkOutUntil}</Trans>
          </span>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </p>
        <details className={classes.amenities}>
          <summary>
            <Trans>What the hotel has</Trans>
          </summary>
          <p className={classes.dimmed}>{amenities.join(' · ')}</p>
        </details>
      </div>
    </Surface>
  );
}
