import { Trans } from '@lingui/react/macro';
import type { AskedPassenger } from '#domain/checkout/asked-passengers.ts';
import type { CheckoutTerms } from '#domain/contract.ts';
import classes from './Checkout.module.css';
import { CheckoutSection } from './CheckoutSection.tsx';
import { type PassengerChoices, PassengerFields } from './PassengerFields.tsx';
import type { CheckoutForm } from './use-checkout-form.ts';

interface TravelersSectionProps {
  travelers: CheckoutTerms['travelers'];
  /** Those of them who fly. */
  passengers: readonly AskedPassenger[];
  choices: PassengerChoices;
  form: CheckoutForm;
}

/** Who travels, and what airlines have to know of those who fly. */
export function TravelersSection({ travelers, passengers, choices, form }: TravelersSectionProps) {
  const others = travelers.filter(({ _id }) => !passengers.some(({ traveler }) => traveler === _id));
  return (
    <CheckoutSection title={<Trans>Travellers</Trans>}>
      {passengers.map((passenger) => (
        <PassengerFields key={passenger.traveler} passenger={passenger} choices={choices} form={form} />
      ))}
      {passengers.some(isToBeEntered) ? (
        <p className={classes.dimmed}>
          <Trans>
            What you enter goes to the airline and is kept with this trip. The profile stays as it is.
          </Trans>
        </p>
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
function isToBeEntered({ missing, passport }: AskedPassenger): boolean {
  return missing.length > 0 || (passport !== null && !passport.offered.some(({ valid }) => valid));
}
