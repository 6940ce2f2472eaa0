import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Money } from '#domain/contract.ts';
import { compareMoney, subtractMoney } from '#domain/money.ts';
import { AreaError, type AreaFailure } from '../../../components/AreaError.tsx';
import { DayField } from '../../../components/booking/DayField.tsx';
import { SegmentedChoice } from '../../../components/booking/SegmentedChoice.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Surface } from '../../../components/Page.tsx';
import { formatShortDay } from '../../../i18n/format.ts';
import { formatMoney } from '../../../i18n/money-format.ts';
import classes from './BookAgain.module.css';

export interface BookAgainBarProps {
  title: string | null;
  days: DaysProps | null;
  content:
    | { state: 'searching'; parts: number }
    | { state: 'failed'; failure: AreaFailure }
    | {
        state: 'found';
        isReduced: boolean;
        /** Of all parts; null where one is missing, or the prices can't be compared. */
        total: TotalThenAndNow | null;
        parts: readonly RepeatedPartProps[];
      };
}

interface DaysProps {
  chosen: string;
  proposed: readonly string[];
  today: string;
  onChoose: (day: string) => void;
}

interface TotalThenAndNow {
  booked: Money;
  current: Money;
}

export interface RepeatedPartProps {
  id: string;
  name: string;
  offered: 'same' | 'other' | 'gone';
  onSearch: () => void;
}

export function BookAgainBar({ title, days, content }: BookAgainBarProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.lead}>
      <Surface>
        <Stack gap="sm">
          <Text id={id} fw={600}>
            {title === null ? <Trans>Book again</Trans> : <Trans>Book again: {title}</Trans>}
          </Text>
          {days ? <Days {...days} /> : null}
          <Content content={content} />
        </Stack>
      </Surface>
    </section>
  );
}

function Days({ chosen, proposed, today, onChoose }: DaysProps) {
  const { t } = useLingui();
  return (
    <Group gap="12px 24px" align="end">
      <SegmentedChoice
        label={t`First day`}
        options={proposed.map((day) => ({ value: day, label: formatShortDay(day) }))}
        value={chosen}
        onChange={onChoose}
      />
      <DayField
        label={t`Another first day`}
        hint={<Trans>Choose the first day</Trans>}
        value={proposed.includes(chosen) ? '' : chosen}
        onChange={onChoose}
        error={undefined}
        today={today}
        near={chosen}
      />
    </Group>
  );
}

function Content({ content }: Pick<BookAgainBarProps, 'content'>) {
  switch (content.state) {
    case 'searching':
      return (
        <div role="status">
          <p>
            <Plural
              value={content.parts}
              one="Searching for # part on these days"
              other="Searching for all # parts on these days"
            />
          </p>
          {Array.from({ length: content.parts }, (_, index) => `part ${index}`).map((part) => (
            <Box key={part} h={64} mt="xs" bdrs="sm" bg="var(--surface-hover)" />
          ))}
        </div>
      );
    case 'failed':
      return <AreaError {...content.failure} />;
    case 'found':
      return (
        <Stack role="status" gap="xs">
          <p>{summary(content)}</p>
          {content.parts.map((part) => (
            <Difference key={part.id} {...part} />
          ))}
        </Stack>
      );
  }
}

function summary({
  parts,
  total,
  isReduced,
}: Extract<BookAgainBarProps['content'], { state: 'found' }>): ReactNode {
  if (parts.every(({ offered }) => offered === 'gone')) {
    return <Trans>None of it is offered on these dates.</Trans>;
  }
  if (isReduced || parts.some(({ offered }) => offered === 'gone')) {
    return <Trans>What is still offered is below, at today's prices.</Trans>;
  }
  if (!total) return <Trans>Everything is below, at today's prices.</Trans>;
  const { booked, current } = total;
  const price = formatMoney(current);
  const difference = compareMoney(current, booked);
  if (difference === 0) return <Trans>All of it for {price}, as much as then.</Trans>;
  const apart = formatMoney(difference > 0 ? subtractMoney(current, booked) : subtractMoney(booked, current));
  return difference > 0 ? (
    <Trans>
      All of it for {price}, {apart} more than then.
    </Trans>
  ) : (
    <Trans>
      All of it for {price}, {apart} less than then.
    </Trans>
  );
}

function Difference({ name, offered, onSearch }: RepeatedPartProps) {
  const { t } = useLingui();
  if (offered === 'same') return null;
  return (
    <Notice
      kind={offered === 'gone' ? 'warning' : 'info'}
      action={
        <Button variant="light" size="xs" aria-label={t`Choose another for ${name}`} onClick={onSearch}>
          <Trans>Choose another</Trans>
        </Button>
      }
    >
      {offered === 'gone' ? (
        <Trans>{name} is not offered on these days.</Trans>
      ) : (
        <Trans>{name}: the same terms are not offered, so the cheapest others were taken.</Trans>
      )}
    </Notice>
  );
}
