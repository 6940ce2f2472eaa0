import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { EarlierFit } from '#domain/booking/earlier-choice.ts';
import type { PolicyRule } from '#domain/contract.ts';
import { subtractMoney } from '#domain/money.ts';
import { CancellationTimeline } from '../../../components/booking/CancellationTimeline.tsx';
import { hotelSource } from '../../../components/booking/hotel-codes.ts';
import { Price } from '../../../components/booking/Price.tsx';
import { mealPlan } from '../../../components/booking/room-codes.ts';
import { Disclosure } from '../../../components/results/Disclosure.tsx';
import { EarlierMark } from '../../../components/results/EarlierMark.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import { VerdictMark } from '../../../components/verdicts/VerdictMark.tsx';
import { formatDifference, formatMoney } from '../../../i18n/money-format.ts';
import classes from './RoomRate.module.css';
import type { OptionWithVerdict } from './room-groups.ts';

const FEW_ROOMS = 5;

export interface RateTerms {
  nights: number;
  rules: readonly PolicyRule[];
  zone: string;
  now: string;
  checking: string | null;
  gone: ReadonlySet<string>;
  earlier: { offer: string; fit: EarlierFit } | null;
  isChange: boolean;
  onChoose: (offer: string) => void;
  onAdd: (offer: string) => void;
}

interface RoomRateProps extends RateTerms {
  rates: readonly [OptionWithVerdict, ...OptionWithVerdict[]];
  conditions?: ReactNode;
}

export function RoomRate({ rates: [best, ...others], conditions, ...terms }: RoomRateProps) {
  return (
    <Stack className={classes.rate} gap={4} align="flex-start" miw={0}>
      <Rate {...terms} option={best} conditions={conditions}>
        <Disclosure
          showLabel={<DetailsLabel others={others.length} />}
          hideLabel={<Trans>Hide details</Trans>}
          startsOpen={others.some(({ offer }) => offer === terms.earlier?.offer)}
        >
          {() => (
            <>
              <Terms option={best} />
              {others.length === 0 ? null : (
                <Stack component="ul" className={classes.others} gap="sm" m="8px 0 0">
                  {others.map((option) => (
                    <Stack
                      component="li"
                      key={option.offer}
                      className={classes.rate}
                      gap={4}
                      align="flex-start"
                      miw={0}
                    >
                      <Difference option={option} best={best} />
                      <Rate {...terms} option={option} />
                      <Terms option={option} />
                    </Stack>
                  ))}
                </Stack>
              )}
            </>
          )}
        </Disclosure>
      </Rate>
    </Stack>
  );
}

function DetailsLabel({ others }: { others: number }) {
  if (others === 0) return <Trans>Details</Trans>;
  return <Plural value={others} one="Details, # other rate" other="Details, # other rates" />;
}

function Difference({ option, best }: Record<'option' | 'best', OptionWithVerdict>) {
  const [price, least] = [option.companyPrice ?? option.price, best.companyPrice ?? best.price];
  if (price.currency !== least.currency) return null;
  const difference = formatDifference(subtractMoney(price, least));
  return (
    <Text fw={600}>
      <Trans>{difference} to the best rate</Trans>
    </Text>
  );
}

interface RateProps extends RateTerms {
  option: OptionWithVerdict;
  conditions?: ReactNode;
  children?: ReactNode;
}

function Rate({ option, conditions, children, ...terms }: RateProps) {
  const { nights, rules, zone, now, gone, earlier } = terms;
  const { room, price, companyPrice, perNight, companyPerNight, verdict, offer } = option;
  const night = companyPerNight ?? perNight;
  const average = formatMoney(night);
  const { refundable, roomType } = room;
  return (
    <>
      {earlier?.offer === offer ? <EarlierMark fit={earlier.fit} /> : null}
      <Group className={classes.first} gap="4px 12px" justify="space-between" align="stretch" w="100%">
        <Price
          asked={companyPrice ?? price}
          note={
            <>
              <Plural value={nights} one="# night" other="# nights" />
              {', '}
              <Trans>{average} on average</Trans>
            </>
          }
        />
        {conditions}
        <RateButtons {...terms} option={option} />
      </Group>
      {room.deadlines.length > 0 ? (
        <CancellationTimeline prepaid={room.prepaid} deadlines={room.deadlines} zone={zone} now={now} />
      ) : null}
      <Group className={classes.line} gap="2px 8px" w="100%">
        <VerdictMark verdict={verdict} rules={rules} offered={{ price: night, refundable, roomType }} />
        <Facts option={option} isGone={gone.has(offer)} />
        {children}
      </Group>
    </>
  );
}

function Facts({ option: { room, onSite }, isGone }: { option: OptionWithVerdict; isGone: boolean }) {
  const local = onSite ? formatMoney(onSite) : null;
  const isScarce = room.roomsLeft <= FEW_ROOMS;
  if (!isGone && !room.corporate && local === null && !isScarce) return null;
  return (
    <ul className={classes.facts}>
      {isGone ? (
        <Text component="li" c="var(--notice-warning-mark)">
          <Trans>Not available when you chose it</Trans>
        </Text>
      ) : null}
      {local === null ? null : (
        <li>
          <Trans>{local} more at the hotel</Trans>
        </li>
      )}
      {room.corporate ? (
        <Text component="li" p="0 8px" bdrs="sm" bg="var(--notice-info)" c="var(--mantine-color-text)">
          <Trans>Corporate rate</Trans>
        </Text>
      ) : null}
      {isScarce ? (
        <Text component="li" c="var(--notice-warning-mark)">
          <Plural value={room.roomsLeft} one="# room left" other="# rooms left" />
        </Text>
      ) : null}
    </ul>
  );
}

function Terms({ option: { room, price, companyPrice } }: { option: OptionWithVerdict }) {
  const { t } = useLingui();
  const source = hotelSource(room.source);
  const asked = companyPrice ? formatMoney(price) : null;
  return (
    <ul className={classes.facts}>
      <li>{t(mealPlan(room.mealPlan, room.breakfastIncluded))}</li>
      <li>{room.prepaid ? <Trans>Paid with the booking</Trans> : <Trans>Paid at the hotel</Trans>}</li>
      <li>
        <Trans>Sold by {source}</Trans>
      </li>
      {asked === null ? null : (
        <li>
          <Trans>{asked} at the supplier</Trans>
        </li>
      )}
    </ul>
  );
}

type RateButtonsProps = Pick<RateTerms, 'checking' | 'isChange' | 'onChoose' | 'onAdd'> & {
  option: OptionWithVerdict;
};

function RateButtons({ option, checking, isChange, onChoose, onAdd }: RateButtonsProps) {
  const { t } = useLingui();
  const { room, offer, price, companyPrice } = option;
  const name = room.roomName;
  const total = formatMoney(companyPrice ?? price);
  const isBusy = offer === checking;
  return (
    <div className={classes.buttons}>
      <Button
        size="xs"
        aria-label={
          isChange ? t`Review the change: ${name} for ${total}` : t`Go to checkout: ${name} for ${total}`
        }
        aria-disabled={isBusy}
        leftSection={isBusy ? <Spinner size={18} /> : null}
        onClick={() => {
          if (!isBusy) onChoose(offer);
        }}
      >
        {isChange ? <Trans>Review the change</Trans> : <Trans>Go to checkout</Trans>}
      </Button>
      {isChange ? null : (
        <Button
          size="xs"
          variant="subtle"
          aria-label={t`Add to trip: ${name} for ${total}`}
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) onAdd(offer);
          }}
        >
          <Trans>Add to trip</Trans>
        </Button>
      )}
    </div>
  );
}
