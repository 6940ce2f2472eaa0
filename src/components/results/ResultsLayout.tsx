import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import type { Money } from '#domain/contract.ts';
import { formatMoney } from '../../i18n/money-format.ts';
import { SegmentedChoice } from '../booking/SegmentedChoice.tsx';
import { focusFirstOffer } from './offer-keys.ts';
import classes from './ResultsLayout.module.css';
import { useHasRoom } from './use-has-room.ts';

interface ResultsLayoutMap {
  drawn: ReactNode;
  below: ReactNode;
  isFolded: boolean;
}

interface ResultsLayoutProps<Sort extends string> {
  filters: ReactNode;
  head: ResultsHeadProps<Sort>;
  belowHead: ReactNode;
  list: ReactNode;
  /** The map, and the content below it where there is no room for the list; null where there is no map. */
  map: ResultsLayoutMap | null;
  view: ResultsView;
  first: ResultsView;
  onView: (view: ResultsView) => void;
}

export function ResultsLayout<Sort extends string>(props: ResultsLayoutProps<Sort>) {
  const { filters, head, belowHead, list, map, view, first, onView } = props;
  const { t } = useLingui();
  const hasRoom = useHasRoom();
  const results = useRef<HTMLDivElement>(null);
  const isBeside = hasRoom && map !== null && !map.isFolded;
  return (
    <div ref={results} className={classes.results}>
      <Group className={classes.chips} gap="xs" align="stretch" pos="relative">
        <button
          type="button"
          className={classes.skip}
          onClick={() => results.current && focusFirstOffer(results.current)}
        >
          <Trans>Skip the filters</Trans>
        </button>
        {hasRoom ? null : (
          <ChipSelect label={t`Sort by`} options={head.sorts} value={head.sort} onChange={head.onSort} />
        )}
        {filters}
      </Group>
      <ResultsHead
        {...head}
        hasRoom={hasRoom}
        view={isBeside || map === null ? null : <ViewChoice view={view} onView={onView} />}
      />
      {belowHead}
      <div className={classes.sides} data-beside={isBeside} data-first={first}>
        {isBeside || map === null || view === 'list' ? list : null}
        {map !== null && (isBeside || view === 'map') ? (
          <Stack className={classes.mapSide} gap="sm">
            <Paper variant="inset" className={classes.map}>
              {map.drawn}
            </Paper>
            {isBeside ? null : map.below}
          </Stack>
        ) : null}
      </div>
    </div>
  );
}

export type ResultsView = 'list' | 'map';

function ViewChoice({ view, onView }: { view: ResultsView; onView: (view: ResultsView) => void }) {
  const { t } = useLingui();
  return (
    <SegmentedChoice
      label={t`View`}
      options={[
        { value: 'list', label: t`List` },
        { value: 'map', label: t`Map` },
      ]}
      value={view}
      onChange={onView}
    />
  );
}

export interface ResultsHeadProps<Sort extends string> {
  count: ReactNode;
  hiddenByPolicy: number;
  newResults: number;
  sorts: readonly { value: Sort; label: string }[];
  sort: Sort;
  /** What the prices pay for; said once, above the list. */
  basis: ReactNode;
  bookingFee: Money | null;
  onSort: (sort: Sort) => void;
  onShowNew: () => void;
}

function ResultsHead<Sort extends string>(
  props: ResultsHeadProps<Sort> & { hasRoom: boolean; view: ReactNode },
) {
  const { count, hiddenByPolicy, newResults, sorts, sort, basis, hasRoom, view } = props;
  const { t } = useLingui();
  const fee = props.bookingFee && formatMoney(props.bookingFee);
  return (
    <Group gap="4px 16px">
      <Group component="p" gap="0 12px" align="baseline" aria-live="polite">
        <strong>{count}</strong>
        {hiddenByPolicy > 0 ? (
          <Text span c="dimmed">
            <Plural value={hiddenByPolicy} one="# hidden by policy" other="# hidden by policy" />
          </Text>
        ) : null}
      </Group>
      {hasRoom ? (
        <SegmentedChoice label={t`Sort by`} options={sorts} value={sort} onChange={props.onSort} />
      ) : null}
      {newResults > 0 ? (
        <Button variant="light" onClick={props.onShowNew}>
          <Plural value={newResults} one="# new result" other="# new results" />
        </Button>
      ) : null}
      {view}
      <Text className={classes.priceNote} ms="auto" fz="xs" c="dimmed">
        {basis}
        {fee ? <Trans>, plus a booking fee of {fee} for each trip</Trans> : null}
      </Text>
    </Group>
  );
}

interface ChipSelectProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function ChipSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ChipSelectProps<Value>) {
  return (
    <select
      aria-label={label}
      className={classes.select}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = options.find((option) => option.value === currentTarget.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
