import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text, Title } from '@mantine/core';
import type { CheckoutTerms, HotelCheckAnswer } from '#domain/contract.ts';
import { CancellationTimeline } from '../../../../components/booking/CancellationTimeline.tsx';
import { StarRating } from '../../../../components/booking/StarRating.tsx';
import { VerdictMark } from '../../../../components/verdicts/VerdictMark.tsx';
import { formatShortDay } from '../../../../i18n/format.ts';
import classes from '../../Checkout.module.css';
import type { SummaryProps } from '../checkout-kind.ts';

type StayCondition = Extract<HotelCheckAnswer, { outcome: 'priced' }>['conditions'][number];

export function StaySummary({ part, paymentType, now }: SummaryProps<'hotel'>) {
  const { t } = useLingui();
  const { priced, criteria } = part;
  const { property, room, verdict } = priced;
  const from = formatShortDay(criteria.checkIn);
  const to = formatShortDay(criteria.checkOut);
  return (
    <>
      <div>
        <Title order={2} size="h3">
          {property.name}
        </Title>
        <p>{room.roomName}</p>
        <p>
          <Trans>
            {from} to {to}
          </Trans>
          {', '}
          <Plural value={priced.nights} one="# night" other="# nights" />
          {', '}
          <Plural value={priced.rooms} one="# room" other="# rooms" />
        </p>
      </div>
      <StarRating stars={property.stars} />
      <ul className={classes.conditions}>
        {priced.conditions.map((condition) => (
          <Text key={condition} component="li" c="dimmed" fz="sm">
            {t(conditionText(condition, paymentType))}
          </Text>
        ))}
      </ul>
      <CancellationTimeline
        prepaid={room.prepaid}
        deadlines={room.deadlines}
        zone={property.zone}
        now={now}
      />
      <VerdictMark verdict={verdict} />
    </>
  );
}

const CONDITION_TEXTS = {
  prepaid: msg`Paid with the booking`,
  cardGuarantee: msg`Guaranteed by the card`,
  payAtHotel: msg`Paid at the hotel`,
  cityTaxOnSite: msg`The city tax is paid at the hotel`,
  idAtCheckIn: msg`Photo ID required at check-in`,
} satisfies Record<StayCondition, MessageDescriptor>;

/** Where the company pays on invoice, no card of the traveler guarantees the booking. */
function conditionText(
  condition: StayCondition,
  paymentType: CheckoutTerms['paymentType'],
): MessageDescriptor {
  const guaranteed = condition === 'cardGuarantee' && paymentType === 'invoice';
  return guaranteed ? msg`Guaranteed by the company` : CONDITION_TEXTS[condition];
}
