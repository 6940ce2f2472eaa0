import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import { type ColleagueList, ColleaguePicker } from './ColleaguePicker.tsx';
import classes from './TravelersField.module.css';

interface DriverFieldProps {
  driver: BookingTraveler | null;
  onChange: (driver: BookingTraveler) => void;
  colleagues: ColleagueList | null;
  error: string | undefined;
}

export function DriverField({ driver, onChange, colleagues, error }: DriverFieldProps) {
  const [picking, setPicking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Stack component="fieldset" gap="xs">
      <Text component="legend" c="dimmed" fz="sm">
        <Trans>Driver among the travellers</Trans>
      </Text>
      {driver === null ? null : (
        <Group component="p" gap="xs" align="stretch">
          <span className={classes.traveler}>
            {driver.firstName} {driver.lastName}
          </span>
        </Group>
      )}
      {colleagues === null ? null : (
        <Button
          ref={button}
          variant="light"
          style={{ alignSelf: 'start' }}
          mod="touch"
          aria-expanded={picking}
          data-error={error ? true : undefined}
          onClick={() => setPicking(!picking)}
        >
          {picking ? <Trans>Done</Trans> : <Trans>Choose a colleague</Trans>}
        </Button>
      )}
      {error ? (
        <Text role="alert" mt={4} c="var(--mantine-color-error)" fz="xs">
          {error}
        </Text>
      ) : null}
      {picking && colleagues ? (
        <ColleaguePicker
          {...colleagues}
          chosen={driver === null ? [] : [driver]}
          full={false}
          onAdd={(colleague) => {
            onChange(colleague);
            setPicking(false);
            button.current?.focus();
          }}
        />
      ) : null}
    </Stack>
  );
}
