import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Trans } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import type { PassengerRequirements } from '#domain/checkout/passenger-requirements.ts';
import type { CheckoutTerms } from '#domain/contract.ts';
import classes from './Checkout.module.css';
import { CheckoutSection } from './CheckoutSection.tsx';
import { type PassengerChoices, PassengerFields } from './PassengerFields.tsx';
import type { CheckoutForm } from './use-checkout-form.ts';

interface TravelersSectionProps {
  travelers: CheckoutTerms['travelers'];
  /** The passengers among them. */
  passengers: readonly PassengerRequirements[];
  choices: PassengerChoices;
  /** Whether the user may change profiles. */
  maySaveToProfiles: boolean;
  form: CheckoutForm;
}

/** The travellers, and the data that airlines require of the passengers. */
export function TravelersSection(props: TravelersSectionProps) {
  const { travelers, passengers, choices, maySaveToProfiles, form } = props;
  const isSavable = maySaveToProfiles && passengers.some(({ missing }) => missing.length > 0);
  const others = travelers.filter(({ _id }) => !passengers.some(({ traveler }) => traveler === _id));
  return (
    <CheckoutSection title={<Trans>Travellers</Trans>}>
      {passengers.map((passenger) => (
        <PassengerFields key={passenger.traveler} passenger={passenger} choices={choices} form={form} />
      ))}
      {passengers.some(isToBeEntered) ? (
        <p className={classes.dimmed}>
          {isSavable ? (
            <Trans>What you enter goes to the airline and is kept with this trip.</Trans>
          ) : (
            <Trans>
              What you enter goes to the airline and is kept with this trip. The profile stays as it is.
            </Trans>
          )}
        </p>
      ) : null}
      {isSavable ? (
        <Checkbox
          label={<Trans>Add date of birth and gender to the profile, too</Trans>}
          checked={form.values.saveToProfiles}
          classNames={{ input: classes.box ?? '' }}
          onChange={(event) => form.change(null, { saveToProfiles: event.currentTarget.checked })}
        />
      ) : null}
      {others.length > 0 ? (
        <ul className={classes.people}>
          {others.map(({ _id, firstName, lastName }) => (
            <li key={_id}>
              {firstName} {lastName}
            </li>
          ))}
        </ul>
      ) : null}
    </CheckoutSection>
  );
}

/** The profile lacks something, or a passport that is valid long enough. */
function isToBeEntered({ missing, passport }: PassengerRequirements): boolean {
  return missing.length > 0 || (passport !== null && !passport.offered.some(({ valid }) => valid));
}
