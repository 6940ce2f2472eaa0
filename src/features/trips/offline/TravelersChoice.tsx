import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Trans } from '@lingui/react/macro';
import { Checkbox, Text } from '@mantine/core';
import type { Trip } from '#domain/contract.ts';
import { fullName } from '../../../components/trip-status/full-name.ts';
import classes from './OfflineForm.module.css';

interface TravelersChoiceProps {
  travelers: Trip['travelers'];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}

export function TravelersChoice({ travelers, chosen, error, onChange }: TravelersChoiceProps) {
  const ids = travelers.map(({ _id }) => _id);
  return (
    <fieldset className={classes.travelers}>
      <Text component="legend" c="dimmed" fz="sm">
        <Trans>Travellers</Trans>
      </Text>
      {travelers.map((traveler) => (
        <Checkbox
          key={traveler._id}
          label={fullName(traveler)}
          checked={chosen.includes(traveler._id)}
          aria-invalid={error !== undefined}
          onChange={({ currentTarget: { checked } }) =>
            onChange(ids.filter((id) => (id === traveler._id ? checked : chosen.includes(id))))
          }
        />
      ))}
      {error ? (
        <Text role="alert" mt={4} c="var(--mantine-color-error)" fz="xs">
          {error}
        </Text>
      ) : null}
    </fieldset>
  );
}
