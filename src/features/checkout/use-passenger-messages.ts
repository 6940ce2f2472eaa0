import { useLingui } from '@lingui/react/macro';
import type { PassengerRequirements, PassportRequirement } from '#domain/checkout/passenger-requirements.ts';
import { formatDate } from '../../i18n/format.ts';
import { enteredValues } from './checkout-values.ts';
import type { PassengerFault, PassengerValues } from './passenger-values.ts';
import type { CheckoutForm } from './use-checkout-form.ts';

/** The error at a field of a passenger; undefined without one. */
export function usePassengerMessages(
  passenger: PassengerRequirements,
  { values, faults }: CheckoutForm,
): (field: keyof PassengerValues) => string | undefined {
  const { t } = useLingui();
  const until = passenger.passport && formatDate(passenger.passport.until);
  const texts: Record<PassengerFault, string> = {
    required: t`Required`,
    noSuchDay: t`Please check this date.`,
    wrongNumber: t`Only letters, digits and hyphens`,
    endsEarly: t`This passport ends before the flight does. It has to be valid until ${until}.`,
  };
  return (field) => {
    const fault = faults[`${field} ${passenger.traveler}`];
    const isChosenShort =
      field === 'passportId' && endsEarly(passenger.passport, enteredValues(passenger, values));
    return fault ? texts[fault] : isChosenShort ? texts.endsEarly : undefined;
  };
}

/** A passport of the profile that is not valid long enough, which is reported before anything is sent. */
function endsEarly(requirement: PassportRequirement | null, { passportId }: PassengerValues): boolean {
  return requirement?.offered.find(({ _id }) => _id === passportId)?.valid === false;
}
