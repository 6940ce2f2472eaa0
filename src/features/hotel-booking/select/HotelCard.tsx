import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Group } from '@mantine/core';
import { memo, useState } from 'react';
import type { EarlierFit } from '#domain/booking/earlier-choice.ts';
import type { DistanceUnit, PolicyRule } from '#domain/contract.ts';
import { alternativesInPolicy } from '#domain/hotel-booking/alternatives.ts';
import { amenityGroups } from '#domain/hotel-booking/amenity-groups.ts';
import type { HotelIndex } from '#domain/hotel-booking/hotel-index.ts';
import type { HotelEntry, RateEntry } from '#domain/hotel-booking/hotel-list.ts';
import type { HotelRow } from '#domain/hotel-booking/hotel-rows.ts';
import { DIRECTIONS } from '../../../components/booking/directions.ts';
import { hotelAmenity, hotelSource } from '../../../components/booking/hotel-codes.ts';
import { GuestRating, StarRating } from '../../../components/booking/StarRating.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Alternatives } from '../../../components/results/Disclosure.tsx';
import {
  inOneLine,
  OfferPrice,
  ResultCard,
  ResultMarks,
  SupplierPrice,
} from '../../../components/results/ResultCard.tsx';
import type { CardPlace } from '../../../components/results/ResultsList.tsx';
import { badgeIcon, buildingIcon, cupIcon, refundIcon } from '../../../components/shell-icons.ts';
import { VerdictMark } from '../../../components/verdicts/VerdictMark.tsx';
import { formatDistance, formatInstant, formatMoney, localZone } from '../../../i18n/format.ts';
import classes from './HotelCard.module.css';

interface HotelCardProps extends HotelRow, CardPlace {
  index: HotelIndex;
  unit: DistanceUnit;
  rules: readonly PolicyRule[];
  expired: boolean;
  earlier: EarlierFit | null;
  picture: string;
  checking: boolean;
  onChoose: (propertyId: string) => void;
  /** Books the listed rate, without a look at the other rooms; null where that can't be done. */
  onBook: ((row: HotelRow) => void) | null;
}

/** Rerendered only when its own data have changed: a filter leaves most cards unchanged. */
export const HotelCard = memo(function HotelCard(props: HotelCardProps) {
  const { hotel, rate, unit, rules, expired, isActive, corporate, earlier, picture, checking } = props;
  const { onChoose, onBook, onShowOnMap } = props;
  const { propertyId, name } = hotel;
  const { t } = useLingui();
  const night = rate.average ?? rate.perNight;
  const average = formatMoney(night);
  const onSite = rate.onSite && formatMoney(rate.onSite);
  const shownPrice = formatMoney(rate.total ?? rate.price);
  return (
    <ResultCard
      id={propertyId}
      name={name}
      isActive={isActive}
      earlier={earlier}
      picture={<HotelPicture address={picture} />}
      facts={<HotelFacts hotel={hotel} unit={unit} />}
      terms={<RateMarks {...props} />}
      price={
        <OfferPrice
          total={shownPrice}
          notes={[onSite ? t`+ ${onSite} city tax at the hotel` : null, t`${average} a night`]}
        />
      }
      verdict={
        <VerdictMark
          verdict={rate.verdict}
          rules={rules}
          offered={{ price: night, refundable: rate.refundable, roomType: rate.roomType }}
        />
      }
      choose={{
        text: t`Choose a room`,
        label: t`Choose a room in ${name}`,
        disabledReason: expired ? t`This price has expired: search again` : null,
        busy: checking,
      }}
      other={
        onBook
          ? {
              text: t`Book this rate`,
              label: t`Book this rate: ${rate.roomName} in ${name} for ${shownPrice}`,
              onChoose: () => onBook({ hotel, rate, corporate }),
            }
          : undefined
      }
      details={() => (
        <>
          <HotelDetails hotel={hotel} rate={rate} />
          {rate.verdict.inPolicy ? null : <InsidePolicy {...props} />}
        </>
      )}
      onShowOnMap={onShowOnMap}
      onChoose={onChoose}
    />
  );
});

function InsidePolicy({ hotel, rate, corporate, index, unit, expired, onChoose }: HotelCardProps) {
  const { t } = useLingui();
  const find = () =>
    alternativesInPolicy(index, { hotel, rate, corporate }).map(({ hotel: other, rate: inside }) => {
      const stars = t`${plural(other.stars, { one: '# star', other: '# stars' })}`;
      return {
        id: other.propertyId,
        name: other === hotel ? t`Another room here: ${inside.roomName}` : other.name,
        details: `${stars}, ${formatDistance(other.distance, unit)}`,
        price: formatMoney(inside.total ?? inside.price),
      };
    });
  return <Alternatives find={find} expired={expired} onChoose={onChoose} />;
}

interface HotelFactsProps {
  hotel: HotelEntry;
  unit: DistanceUnit;
}

function HotelFacts({ hotel, unit }: HotelFactsProps) {
  const { t } = useLingui();
  const { name, stars, rating, area, chain } = hotel;
  const distance = formatDistance(hotel.distance, unit);
  const direction = t(DIRECTIONS[hotel.direction]);
  return (
    <>
      <Group className={classes.head} gap="0 8px">
        <h2 className={classes.name}>{name}</h2>
        <StarRating stars={stars} />
      </Group>
      <Group className={classes.head} gap="0 8px">
        <GuestRating rating={rating} />
        <p className={classes.where}>{inOneLine([t`${distance} ${direction}`, area, chain?.name])}</p>
      </Group>
    </>
  );
}

interface HotelDetailsProps {
  hotel: HotelEntry;
  rate: RateEntry;
}

function HotelDetails({ hotel, rate }: HotelDetailsProps) {
  const { t } = useLingui();
  const source = hotelSource(rate.source);
  const { street, postalCode, city } = hotel.address;
  return (
    <>
      <p>{`${street}, ${postalCode} ${city}`}</p>
      <p>{inOneLine([...amenityGroups(hotel.amenities)].map((group) => t(hotelAmenity(group))))}</p>
      <p>{t`${rate.roomName}, by ${source}`}</p>
      <p>{rate.prepaid ? t`Paid with the booking` : t`Paid at the hotel`}</p>
      <SupplierPrice asked={rate.price} company={rate.total} />
    </>
  );
}

interface HotelPictureProps {
  address: string;
}

function HotelPicture({ address }: HotelPictureProps) {
  const [missing, setMissing] = useState(false);
  if (missing) {
    return (
      <span className={classes.picture}>
        <Icon path={buildingIcon} size={32} />
      </span>
    );
  }
  return (
    <img
      className={classes.picture}
      src={address}
      alt=""
      width={96}
      height={84}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}

function RateMarks({ rate, corporate }: HotelRow) {
  const { refundable, freeUntil, breakfastIncluded, roomName } = rate;
  const { t } = useLingui();
  const price = corporate && !rate.corporate ? formatMoney(corporate.total ?? corporate.price) : null;
  const corporateText = price === null ? t`Corporate rate` : t`Corporate rate ${price}`;
  const end = freeUntil && formatInstant(freeUntil, localZone());
  const cancellation = end ? t`Free cancellation until ${end}` : t`Free cancellation`;
  return (
    <Group className={classes.head} gap="0 8px">
      <ResultMarks
        marks={[
          ...(refundable ? [{ icon: refundIcon, text: cancellation }] : []),
          ...(breakfastIncluded ? [{ icon: cupIcon, text: t`Breakfast included` }] : []),
          ...(corporate ? [{ icon: badgeIcon, text: corporateText }] : []),
        ]}
      />
      <span className={classes.where}>{inOneLine([refundable ? null : t`Not refundable`, roomName])}</span>
    </Group>
  );
}
