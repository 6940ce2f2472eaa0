import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { DistanceUnit, PolicyRule } from '#domain/contract.ts';
import { alternativesInPolicy } from '#domain/hotel-booking/alternatives.ts';
import type { HotelIndex } from '#domain/hotel-booking/hotel-index.ts';
import type { ShownHotel } from '#domain/hotel-booking/shown-hotels.ts';
import { Price } from '../../../components/booking/Price.tsx';
import { Alternatives } from '../../../components/results/Alternatives.tsx';
import type { CardPlace } from '../../../components/results/ListAndMap.tsx';
import { ResultCard } from '../../../components/results/ResultCard.tsx';
import { VerdictMark } from '../../../components/verdicts/VerdictMark.tsx';
import { formatDistance, formatMoney } from '../../../i18n/format.ts';
import { HotelFacts } from './HotelFacts.tsx';
import { HotelPicture } from './HotelPicture.tsx';
import { RateMarks } from './RateMarks.tsx';

interface HotelCardProps extends ShownHotel, CardPlace {
  index: HotelIndex;
  unit: DistanceUnit;
  rules: readonly PolicyRule[];
  /** Whether the price is out of date. */
  expired: boolean;
  picture: string;
  onChoose: (propertyId: string) => void;
}

/** Rerendered only when its own data have changed: a filter leaves most cards unchanged. */
export const HotelCard = memo(function HotelCard(props: HotelCardProps) {
  const { hotel, rate, corporate, unit, rules, expired, isActive, picture, onChoose, onShowOnMap } = props;
  const { propertyId, name } = hotel;
  const { t } = useLingui();
  const night = rate.average ?? rate.perNight;
  const average = formatMoney(night);
  return (
    <ResultCard
      id={propertyId}
      name={name}
      isActive={isActive}
      picture={<HotelPicture address={picture} />}
      facts={
        <>
          <HotelFacts hotel={hotel} unit={unit} />
          <RateMarks rate={rate} corporate={corporate} />
        </>
      }
      price={
        <>
          <Price
            asked={rate.price}
            company={rate.total ?? undefined}
            size="lg"
            note={t`${average} a night`}
          />
          <VerdictMark
            verdict={rate.verdict}
            rules={rules}
            offered={{ price: night, refundable: rate.refundable, roomType: rate.roomType }}
          />
        </>
      }
      choose={{
        text: t`Choose a room`,
        label: t`Choose a room in ${name}`,
        disabledReason: expired ? t`This price has expired: search again` : null,
      }}
      onShowOnMap={onShowOnMap}
      onChoose={onChoose}
    >
      {rate.verdict.inPolicy ? null : <InsidePolicy {...props} />}
    </ResultCard>
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
