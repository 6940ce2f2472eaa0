import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { DatePair } from '#domain/flight-booking/date-grid.ts';
import type { DayComparison } from '#domain/flight-booking/day-comparison.ts';
import type { FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import { AreaState } from '../../../components/booking/AreaState.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Surface } from '../../../components/Page.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { DateGrid } from './DateGrid.tsx';
import { useDayTexts } from './use-day-texts.ts';

export interface DateComparisonProps {
  criteria: FlightCriteria;
  days: DayComparison;
  state:
    | { kind: 'running' | 'finished' }
    | { kind: 'stopped' }
    | { kind: 'failed' }
    | { kind: 'refused'; message: string };
  onStop: () => void;
  onRetry: () => void;
  onClose: () => void;
  onChoose: (pair: DatePair) => void;
}

export function DateComparison(props: DateComparisonProps) {
  const { criteria, days, state, onClose, onChoose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [leg] = criteria.legs;
  const [from, to] = [leg?.origin?.city ?? '', leg?.destination?.city ?? ''];
  const hasNothing = days.compared === 0 && (state.kind === 'failed' || state.kind === 'refused');
  // It appears below the form, and the focus moves there.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Surface>
      <Stack aria-labelledby="compared-days" component="section" miw={0}>
        <Group mod="touch" gap="8px 16px" justify="space-between">
          <Title id="compared-days" ref={heading} tabIndex={-1} order={2} size="h3">
            <Trans>
              Prices around your dates: {from} – {to}
            </Trans>
          </Title>
          <Button variant="default" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </Group>
        {hasNothing ? (
          <MajorError {...props} />
        ) : (
          <>
            <Text c="dimmed" fz="sm">
              {days.returns ? (
                <Trans>
                  Per traveller, with all taxes, return included. Choose a price to search these days.
                </Trans>
              ) : (
                <Trans>Per traveller, with all taxes. Choose a price to search this day.</Trans>
              )}
            </Text>
            <Progress {...props} />
            <MinorError {...props} />
            <DateGrid days={days} onChoose={onChoose} />
          </>
        )}
        <Announcement {...props} />
      </Stack>
    </Surface>
  );
}

function Progress({ days: { compared, total }, state, onStop, onRetry }: DateComparisonProps) {
  const { t } = useLingui();
  if (state.kind !== 'running' && state.kind !== 'stopped') return null;
  const isRunning = state.kind === 'running';
  return (
    <Group mod="touch" gap="8px 16px" fz="sm">
      {isRunning ? <progress aria-label={t`Comparing days`} max={total} value={compared} /> : null}
      <span>
        <Plural value={total} one={`${compared} of # day compared`} other={`${compared} of # compared`} />
      </span>
      {/* One button for both, so that it keeps the focus. */}
      <Button variant="default" size="compact-md" onClick={isRunning ? onStop : onRetry}>
        {isRunning ? <Trans>Stop</Trans> : <Trans>Compare again</Trans>}
      </Button>
    </Group>
  );
}

function MinorError({ days, state, onRetry }: DateComparisonProps) {
  const isMissing = days.cells.some(
    (cell) => cell.state === 'failed' || (cell.state === 'priced' && cell.isPartial),
  );
  const isOver = state.kind === 'failed' || (state.kind === 'finished' && isMissing);
  if (!isOver) return null;
  return (
    <Notice
      kind="warning"
      title={<Trans>A minor error occurred</Trans>}
      action={<TryAgain onRetry={onRetry} />}
    >
      <Trans>Some prices are missing, because not all sources have answered.</Trans>
    </Notice>
  );
}

function MajorError({ state, onRetry }: DateComparisonProps) {
  return (
    <AreaState
      kind="error"
      title={<Trans>The days could not be compared</Trans>}
      action={<TryAgain onRetry={onRetry} />}
    >
      <p>
        {state.kind === 'refused' ? (
          state.message
        ) : (
          <Trans>Our engineers are notified automatically. Please try again later.</Trans>
        )}
      </p>
    </AreaState>
  );
}

function TryAgain({ onRetry }: Pick<DateComparisonProps, 'onRetry'>) {
  return (
    <Button variant="light" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  );
}

/** Announced at the start and the end, not with each price. */
function Announcement({ days, state }: DateComparisonProps) {
  const { t } = useLingui();
  const { summaryOf } = useDayTexts();
  const texts = {
    running: t`Comparing the prices of the days around yours`,
    stopped: t`Stopped. ${summaryOf(days)}`,
    finished: t`All days are compared. ${summaryOf(days)}`,
    failed: '',
    refused: '',
  };
  return <VisuallyHidden role="status">{texts[state.kind]}</VisuallyHidden>;
}
