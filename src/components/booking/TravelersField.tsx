import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import { Icon } from '../Icon.tsx';
import { closeIcon } from '../shell-icons.ts';
import { type ColleagueList, ColleaguePicker } from './ColleaguePicker.tsx';
import classes from './TravelersField.module.css';

interface TravelersFieldProps {
  travelers: readonly BookingTraveler[];
  onChange: (travelers: readonly BookingTraveler[]) => void;
  colleagues: ColleagueList | null;
  error: string | undefined;
  isOpenAtFirst?: boolean;
}

const MOST_TRAVELERS = 9;

export function TravelersField(props: TravelersFieldProps) {
  const { travelers, onChange, colleagues, error, isOpenAtFirst = false } = props;
  const [picking, setPicking] = useState(isOpenAtFirst && travelers.length === 0);
  const remove = (id: string) => {
    const others = travelers.filter(({ _id }) => _id !== id);
    if (isOpenAtFirst && others.length === 0) setPicking(true);
    onChange(others);
  };
  return (
    <Stack component="fieldset" gap="xs">
      <Text component="legend" c="dimmed" fz="sm">
        <Trans>For</Trans>
      </Text>
      <SelectedTravelers travelers={travelers} onRemove={colleagues === null ? null : remove} />
      {colleagues === null ? null : (
        <Button
          variant="light"
          style={{ alignSelf: 'start' }}
          mod="touch"
          aria-expanded={picking}
          data-error={error ? true : undefined}
          onClick={() => setPicking(!picking)}
        >
          {picking ? <Trans>Done</Trans> : <Trans>Add colleagues</Trans>}
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
          chosen={travelers}
          full={travelers.length >= MOST_TRAVELERS}
          onAdd={(colleague) => onChange([...travelers, colleague])}
        />
      ) : null}
    </Stack>
  );
}

interface SelectedTravelersProps {
  travelers: readonly BookingTraveler[];
  onRemove: ((id: string) => void) | null;
}

function SelectedTravelers({ travelers, onRemove }: SelectedTravelersProps) {
  const { t } = useLingui();
  return (
    <Group component="ul" gap="xs" align="stretch">
      {travelers.map(({ _id, firstName, lastName }) => (
        <li key={_id} className={classes.traveler}>
          {firstName} {lastName}
          {onRemove === null ? null : (
            <button
              type="button"
              className={classes.remove}
              data-touch="square"
              aria-label={t`Remove ${firstName} ${lastName}`}
              onClick={() => onRemove(_id)}
            >
              <Icon path={closeIcon} size={16} />
            </button>
          )}
        </li>
      ))}
    </Group>
  );
}
