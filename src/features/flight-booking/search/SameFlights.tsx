import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Stack, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { inCompanyCurrency } from '#domain/change-amounts.ts';
import { formatDayRange } from '#domain/day-range.ts';
import { listFlightNumbers } from '#domain/flight-booking/flight-choice.ts';
import { departureOf } from '#domain/flight-booking/flight-times.ts';
import type { OtherDay } from '#domain/flight-booking/other-day.ts';
import { AreaError, type AreaFailure } from '../../../components/AreaError.tsx';
import { lostBenefitWords } from '../../../components/booking/lost-benefit-words.ts';
import { Surface } from '../../../components/Page.tsx';
import { inOneLine } from '../../../components/results/ResultCard.tsx';
import { VerdictMark } from '../../../components/verdicts/VerdictMark.tsx';
import { formatMoney } from '../../../i18n/money-format.ts';
import classes from './SameFlights.module.css';

type SameFlightsProps =
  | { state: 'loading' }
  | { state: 'failed'; failure: AreaFailure }
  | { state: 'ready'; days: readonly OtherDay[]; onChoose: (day: OtherDay) => void };

export function SameFlights(props: SameFlightsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={props.state === 'loading'}>
      <Surface>
        <h2 id={id}>
          <Trans>Same flights, other day</Trans>
        </h2>
        {renderContent(props)}
      </Surface>
    </section>
  );
}

function renderContent(props: SameFlightsProps): ReactNode {
  switch (props.state) {
    case 'loading':
      return (
        <div role="status">
          <p>
            <Trans>Asking what the days before and after cost</Trans>
          </p>
          <Box h={64} mt="xs" bdrs="sm" bg="var(--surface-hover)" />
          <Box h={64} mt="xs" bdrs="sm" bg="var(--surface-hover)" />
        </div>
      );
    case 'failed':
      return <AreaError {...props.failure} />;
    case 'ready':
      return props.days.length === 0 ? (
        <p>
          <Trans>They are not offered a day earlier or later. Search below for other days.</Trans>
        </p>
      ) : (
        <Stack component="ul" m="12px 0 0" gap={0}>
          {props.days.map((day) => (
            <Day key={day.days} day={day} onChoose={() => props.onChoose(day)} />
          ))}
        </Stack>
      );
  }
}

function Day({ day, onChoose }: { day: OtherDay; onChoose: () => void }) {
  const { t } = useLingui();
  const { part, quote, days } = day;
  const { legs, fare } = part.priced;
  const [first, last] = [legs[0], legs.at(-1)];
  const dates =
    first && last ? formatDayRange(departureOf(first).slice(0, 10), departureOf(last).slice(0, 10)) : '';
  const { penalty, difference, due, refund } = inCompanyCurrency(quote.offered.price, quote);
  const fee = formatMoney(penalty);
  const price = formatMoney({ ...difference, amount: Math.abs(difference.amount) });
  const cost = refund.amount > 0 ? t`${formatMoney(refund)} back` : formatMoney(due);
  const which = days < 0 ? t`A day earlier` : t`A day later`;
  const lost = quote.lost.map((benefit) => t(lostBenefitWords(benefit, quote)));
  return (
    <li className={classes.day} data-touch="true">
      <Text component="div" className={classes.facts} variant="breakable" miw={0}>
        <Text fw={600}>{inOneLine([which, dates])}</Text>
        <Text c="dimmed" fz="sm">
          {inOneLine([listFlightNumbers(legs).join(', '), fare.family.name])}
        </Text>
        {lost.length > 0 ? (
          <Text c="dimmed" fz="sm">
            <Trans>No longer included:</Trans> {lost.join(', ')}
          </Text>
        ) : null}
      </Text>
      <div className={classes.price}>
        <strong>{cost}</strong>
        <Text span c="dimmed" fz="sm">
          {difference.amount < 0 ? t`Fee ${fee}, fare ${price} less` : t`Fee ${fee}, fare ${price} more`}
        </Text>
        <VerdictMark verdict={quote.verdict} />
      </div>
      <Button aria-label={t`Choose: ${which}, ${dates}, for ${cost}`} onClick={onChoose}>
        <Trans>Choose</Trans>
      </Button>
    </li>
  );
}
