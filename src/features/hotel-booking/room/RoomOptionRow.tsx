import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { EarlierFit } from '#domain/booking/earlier-choice.ts';
import type { PolicyRule } from '#domain/contract.ts';
import { CancellationTimeline } from '../../../components/booking/CancellationTimeline.tsx';
import { hotelSource } from '../../../components/booking/hotel-codes.ts';
import { Price } from '../../../components/booking/Price.tsx';
import { mealPlan } from '../../../components/booking/room-codes.ts';
import { EarlierMark } from '../../../components/results/EarlierMark.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import { VerdictMark } from '../../../components/verdicts/VerdictMark.tsx';
import { formatMoney } from '../../../i18n/money-format.ts';
import classes from './RoomOptionRow.module.css';
import type { OptionWithVerdict } from './room-groups.ts';

/** So few rooms are worth a word. */
const FEW_ROOMS = 5;

export interface RoomOptionRowProps {
  option: OptionWithVerdict;
  nights: number;
  rules: readonly PolicyRule[];
  zone: string;
  /** An instant. */
  now: string;
  /** Whether the option is being repriced. */
  busy: boolean;
  /** It was sold out or withdrawn when it was chosen before. */
  gone: boolean;
  /** Whether it was chosen in the request that is made again, or comes nearest to that. */
  earlier: EarlierFit | null;
  /** A booked stay is changed: the choice leads to the review, and is not added to a trip. */
  isChange: boolean;
  /** To the checkout. */
  onChoose: (offer: string) => void;
  /** Into the draft trip. */
  onAdd: (offer: string) => void;
}

/** A room under one set of conditions. */
export function RoomOptionRow(props: RoomOptionRowProps) {
  const { option, nights, rules, zone, now, busy, gone, earlier, isChange, onChoose, onAdd } = props;
  const { t } = useLingui();
  const { room, price, companyPrice, perNight, companyPerNight, verdict, offer } = option;
  const night = companyPerNight ?? perNight;
  const average = formatMoney(night);
  const { refundable, roomType } = room;
  const total = formatMoney(companyPrice ?? price);
  const name = room.roomName;
  return (
    <li className={classes.option}>
      <div className={classes.conditions}>
        {earlier ? <EarlierMark fit={earlier} /> : null}
        <Facts option={option} gone={gone} />
        {room.deadlines.length > 0 ? (
          <CancellationTimeline prepaid={room.prepaid} deadlines={room.deadlines} zone={zone} now={now} />
        ) : null}
        <VerdictMark verdict={verdict} rules={rules} offered={{ price: night, refundable, roomType }} />
      </div>
      <div className={classes.price}>
        <Price
          asked={price}
          company={companyPrice}
          size="lg"
          note={
            <>
              <Plural value={nights} one="# night" other="# nights" />
              {', '}
              <Trans>{average} on average</Trans>
            </>
          }
        />
        <div className={classes.buttons}>
          <Button
            aria-label={
              isChange ? t`Review the change: ${name} for ${total}` : t`Go to checkout: ${name} for ${total}`
            }
            aria-disabled={busy}
            leftSection={busy ? <Spinner size={18} /> : null}
            onClick={() => {
              if (!busy) onChoose(offer);
            }}
          >
            {isChange ? <Trans>Review the change</Trans> : <Trans>Go to checkout</Trans>}
          </Button>
          {isChange ? null : (
            <Button
              variant="light"
              aria-label={t`Add to trip: ${name} for ${total}`}
              aria-disabled={busy}
              onClick={() => {
                if (!busy) onAdd(offer);
              }}
            >
              <Trans>Add to trip</Trans>
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

function Facts({ option: { room, onSite }, gone }: Pick<RoomOptionRowProps, 'option' | 'gone'>) {
  const { t } = useLingui();
  const source = hotelSource(room.source);
  const local = onSite ? formatMoney(onSite) : null;
  return (
    <ul className={classes.facts}>
      {gone ? (
        <li className={classes.few}>
          <Trans>Not available when you chose it</Trans>
        </li>
      ) : null}
      <li className={classes.strong}>{t(mealPlan(room.mealPlan, room.breakfastIncluded))}</li>
      <li className={classes.strong}>
        {room.refundable ? <Trans>Refundable</Trans> : <Trans>Not refundable</Trans>}
      </li>
      {room.corporate ? (
        <li className={classes.mark}>
          <Trans>Corporate rate</Trans>
        </li>
      ) : null}
      <li>{room.prepaid ? <Trans>Paid with the booking</Trans> : <Trans>Paid at the hotel</Trans>}</li>
      {local === null ? null : (
        <li>
          <Trans>{local} more on the spot</Trans>
        </li>
      )}
      <li>
        <Trans>Sold by {source}</Trans>
      </li>
      {room.roomsLeft <= FEW_ROOMS ? (
        <li className={classes.few}>
          <Plural value={room.roomsLeft} one="# room left" other="# rooms left" />
        </li>
      ) : null}
    </ul>
  );
}
