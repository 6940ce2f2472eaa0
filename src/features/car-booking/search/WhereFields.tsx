import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { PlaceField, type PlaceLookup } from '../../../components/places/PlaceField.tsx';
import classes from './CarSearch.module.css';
import type { FieldsProps, ForBothPlaces } from './CarSearchForm.tsx';

interface WhereFieldsProps extends FieldsProps {
  lookups: ForBothPlaces<PlaceLookup>;
}

/** Where the car is fetched, and where it is brought back if that is elsewhere. */
export function WhereFields({ values, change, messages, lookups }: WhereFieldsProps) {
  const { t } = useLingui();
  const description = t`An airport, an address or a location of your company`;
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
        description={description}
        error={messages.pickUp}
        lookup={lookups.pickUp}
      />
      {values.dropOffAtPickUp ? null : (
        <PlaceField
          label={t`Drop-off location`}
          description={description}
          error={messages.dropOff}
          lookup={lookups.dropOff}
        />
      )}
    </div>
  );
}
