import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { DistanceUnit, PolicyRule } from '#domain/contract.ts';
import type { HotelIndex } from '#domain/hotel-booking/hotel-index.ts';
import type { ShownHotel } from '#domain/hotel-booking/shown-hotels.ts';
import { Price } from '../../../components/booking/Price.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { pinIcon } from '../../../components/results/result-icons.ts';
import { VerdictMark } from '../../../components/verdicts/VerdictMark.tsx';
import { formatMoney } from '../../../i18n/format.ts';
import { Alternatives } from './Alternatives.tsx';
import classes from './HotelCard.module.css';
import { HotelFacts } from './HotelFacts.tsx';
import { HotelPicture } from './HotelPicture.tsx';
import { RateMarks } from './RateMarks.tsx';

interface HotelCardProps extends ShownHotel {
  index: HotelIndex;
  unit: DistanceUnit;
  rules: readonly PolicyRule[];
  /** Whether the price is out of date. */
  expired: boolean;
  isActive: boolean;
  picture: string;
  onChoose: (propertyId: string) => void;
  onShowOnMap: (propertyId: string) => void;
}

/** Drawn anew only when something of it has changed: a filter leaves most of them as they are. */
export const HotelCard = memo(function HotelCard(props: HotelCardProps) {
  const { hotel, rate, corporate, index, unit, rules, expired, isActive, picture } = props;
  const { propertyId, name } = hotel;
  const { t } = useLingui();
  const night = rate.average ?? rate.perNight;
  const average = formatMoney(night);
  return (
    <article id={`result-${propertyId}`} aria-label={name} className={classes.card} data-active={isActive}>
      <HotelPicture address={picture} />
      <div className={classes.facts}>
        <HotelFacts hotel={hotel} unit={unit} />
        <RateMarks rate={rate} corporate={corporate} />
      </div>
      <div className={classes.offer}>
        <Price asked={rate.price} company={rate.total ?? undefined} size="lg" note={t`${average} a night`} />
        <VerdictMark
          verdict={rate.verdict}
          rules={rules}
          room={{ price: night, refundable: rate.refundable, roomType: rate.roomType }}
        />
        <div className={classes.actions}>
          <button
            type="button"
            className={classes.pin}
            aria-label={t`Show ${name} on the map`}
            title={t`Show on the map`}
            onClick={() => props.onShowOnMap(propertyId)}
          >
            <Icon path={pinIcon} />
          </button>
          <button
            type="button"
            aria-disabled={expired}
            aria-label={t`Choose a room in ${name}`}
            title={expired ? t`This price has expired: search again` : undefined}
            className={classes.choose}
            onClick={() => !expired && props.onChoose(propertyId)}
          >
            {t`Choose a room`}
          </button>
        </div>
      </div>
      {rate.verdict.inPolicy ? null : (
        <Alternatives {...{ hotel, rate, corporate, index, unit, expired }} onChoose={props.onChoose} />
      )}
    </article>
  );
});
