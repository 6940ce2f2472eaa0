import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import classes from './Filters.module.css';

interface CheckListProps<Value extends string | number> {
  title: string;
  options: readonly { value: Value; label: string; count: number }[];
  chosen: readonly Value[];
  shownAtFirst?: number;
  onToggle: (value: Value, on: boolean) => void;
}

const SHOWN_AT_FIRST = 6;

export function CheckList<Value extends string | number>(props: CheckListProps<Value>) {
  const { title, options, chosen, shownAtFirst = SHOWN_AT_FIRST, onToggle } = props;
  const [all, setAll] = useState(false);
  if (options.length === 0) return null;
  // A single further entry is shown instead of hidden.
  const isLong = options.length > shownAtFirst + 1;
  const shown =
    isLong && !all
      ? options.filter(({ value }, index) => index < shownAtFirst || chosen.includes(value))
      : options;
  const count = options.length;
  return (
    <Stack component="fieldset" gap={0}>
      <Text component="legend" mb={4} fw={600}>
        {title}
      </Text>
      {shown.map((option) => (
        <label
          key={option.value}
          className={classes.option}
          data-touch="tablet"
          data-none={option.count === 0}
        >
          <input
            type="checkbox"
            className={classes.box}
            checked={chosen.includes(option.value)}
            onChange={({ currentTarget }) => onToggle(option.value, currentTarget.checked)}
          />
          <Text span className={classes.label} variant="breakable">
            {option.label}
          </Text>
          <Text span c="dimmed" fz="xs">
            {option.count}
          </Text>
        </label>
      ))}
      {isLong ? (
        <button
          type="button"
          className={classes.more}
          data-touch="tablet"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? <Trans>Show fewer</Trans> : <Trans>Show all {count}</Trans>}
        </button>
      ) : null}
    </Stack>
  );
}

export function toggleValue<Value>(values: readonly Value[], value: Value, on: boolean): Value[] {
  return on ? [...values, value] : values.filter((one) => one !== value);
}

interface ChoiceFieldProps {
  label: string;
  isTitle?: boolean;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

export function ChoiceField({ label, isTitle = false, value, options, onChange }: ChoiceFieldProps) {
  const id = useId();
  return (
    <Stack gap={4}>
      <Text component="label" htmlFor={id} c={isTitle ? undefined : 'dimmed'} fw={isTitle ? 600 : undefined}>
        {label}
      </Text>
      <select
        id={id}
        className={classes.select}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Stack>
  );
}
