import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Trans } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import type { Trip } from '#domain/contract.ts';
import field from '../../../components/booking/Field.module.css';
import { fullName } from '../../../components/trip-status/full-name.ts';
import classes from './OfflineForm.module.css';

interface TravelersChoiceProps {
  travelers: Trip['travelers'];
  /** The ids of the travellers it is booked for. */
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}

/** Selects the travellers of a booking. */
export function TravelersChoice({ travelers, chosen, error, onChange }: TravelersChoiceProps) {
  const ids = travelers.map(({ _id }) => _id);
  return (
    <fieldset className={classes.travelers}>
      <legend className={field.label}>
        <Trans>Travellers</Trans>
      </legend>
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
        <p role="alert" className={field.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
