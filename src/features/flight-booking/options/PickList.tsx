import { Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './PickList.module.css';

interface PickListProps<Value extends string | number> {
  legend: ReactNode;
  options: readonly { value: Value; label: string; note: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function PickList<Value extends string | number>(props: PickListProps<Value>) {
  const { legend, options, value, onChange } = props;
  const name = useId();
  return (
    <Group component="fieldset" gap="xs">
      <Text component="legend" mb={4} fz="sm" c="dimmed">
        {legend}
      </Text>
      {options.map((option) => (
        <label key={option.value} className={classes.option} data-hover="true" data-ring="choice">
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <Stack component="span" gap={0}>
            <Text span fw={600}>
              {option.label}
            </Text>
            <Text span c="dimmed" fz="sm">
              {option.note}
            </Text>
          </Stack>
        </label>
      ))}
    </Group>
  );
}
