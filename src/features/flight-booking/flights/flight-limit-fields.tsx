import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { FlightChoices } from '#domain/flight-booking/flight-choices.ts';
import type { FlightCounts } from '#domain/flight-booking/flight-counts.ts';
import type { FlightListFilter } from '#domain/flight-booking/flight-list-settings.ts';
import { ChoiceField } from '../../../components/results/CheckList.tsx';
import type { ChangeFilter } from '../../../components/results/filter-facets.ts';
import { formatDuration } from '../../../i18n/format-duration.ts';

interface LimitFieldProps {
  choices: FlightChoices;
  counts: FlightCounts;
  chosen: number | null;
  change: ChangeFilter<FlightListFilter>;
}

export const StopsField = memo(function StopsField({ choices, counts, chosen, change }: LimitFieldProps) {
  const { t } = useLingui();
  const all = withChosen(choices.stops, chosen);
  const most = Math.max(0, ...all);
  const countUpTo = (stops: number) =>
    Math.max(0, ...[...counts.stops].map(([limit, count]) => (limit <= stops ? count : 0)));
  return (
    <ChoiceField
      label={t`Stops`}
      isTitle
      value={toText(chosen)}
      options={[
        { value: '', label: t`Any number (${countUpTo(most)})` },
        ...all
          .filter((stops) => stops < most || stops === chosen)
          .map((stops) => ({
            value: String(stops),
            label:
              stops === 0
                ? t`Direct flights (${countUpTo(0)})`
                : t`${plural(stops, { one: 'At most # stop', other: 'At most # stops' })} (${countUpTo(stops)})`,
          })),
      ]}
      onChange={(value) => change((filter) => ({ ...filter, maximumStops: toLimit(value) }))}
    />
  );
});

export const DurationField = memo(function DurationField(props: LimitFieldProps) {
  const { choices, counts, chosen, change } = props;
  const { t } = useLingui();
  return (
    <ChoiceField
      label={t`Duration of a flight`}
      isTitle
      value={toText(chosen)}
      options={[
        { value: '', label: t`Any (${counts.durations.length})` },
        ...withChosen(choices.durations, chosen).map((minutes) => ({
          value: String(minutes),
          label: t`Up to ${formatDuration(minutes)} (${countWithin(counts.durations, minutes)})`,
        })),
      ]}
      onChange={(value) => change((filter) => ({ ...filter, maximumDurationMinutes: toLimit(value) }))}
    />
  );
});

export const StopoverField = memo(function StopoverField(props: LimitFieldProps) {
  const { choices, counts, chosen, change } = props;
  const { t } = useLingui();
  const limits = withChosen(choices.stopovers, chosen);
  if (limits.length === 0) return null;
  return (
    <ChoiceField
      label={t`Time at a stop`}
      isTitle
      value={toText(chosen)}
      options={[
        { value: '', label: t`Any (${counts.stopovers.length})` },
        ...limits.map((minutes) => ({
          value: String(minutes),
          label: t`Up to ${formatDuration(minutes)} (${countWithin(counts.stopovers, minutes)})`,
        })),
      ]}
      onChange={(value) => change((filter) => ({ ...filter, maximumStopoverMinutes: toLimit(value) }))}
    />
  );
});

/** A choice can be removed even if no flight matches it any longer. */
function withChosen(values: readonly number[], chosen: number | null): number[] {
  const all = new Set([...values, ...(chosen === null ? [] : [chosen])]);
  return [...all].sort((one, other) => one - other);
}

function countWithin(minutes: readonly number[], limit: number): number {
  return minutes.filter((one) => one <= limit).length;
}

function toText(limit: number | null): string {
  return limit === null ? '' : String(limit);
}

function toLimit(text: string): number | null {
  return text === '' ? null : Number(text);
}
