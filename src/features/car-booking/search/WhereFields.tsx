import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { PlaceField } from '../../../components/places/PlaceField.tsx';
import classes from './CarSearch.module.css';
import type { FieldsProps, PlacesOfForm } from './search-fields.ts';

/** The pick-up, and the return if that is elsewhere. */
export function WhereFields({
  values,
  change,
  messages,
  lookups,
  firstProposals,
}: FieldsProps & PlacesOfForm) {
  const { t } = useLingui();
  const placeholder = t`City, airport, hotel or company location`;
  return (
    <div className={classes.where}>
      <div className={classes.different}>
        <Checkbox
          label={<Trans>Different drop-off location</Trans>}
          checked={!values.dropOffAtPickUp}
          classNames={{ input: classes.box ?? '' }}
          onChange={(event) => change('dropOff', { dropOffAtPickUp: !event.currentTarget.checked })}
        />
      </div>
      <PlaceField
        label={t`Pick-up location`}
        placeholder={placeholder}
        error={lookups.pickUp.state === 'located' ? undefined : messages.pickUp}
        lookup={lookups.pickUp}
        firstProposal={firstProposals.pickUp}
      />
      {values.dropOffAtPickUp ? null : (
        <PlaceField
          label={t`Drop-off location`}
          placeholder={placeholder}
          error={lookups.dropOff.state === 'located' ? undefined : messages.dropOff}
          lookup={lookups.dropOff}
          firstProposal={firstProposals.dropOff}
        />
      )}
    </div>
  );
}
