import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import type { PassengerRequirements } from '#domain/checkout/passenger-requirements.ts';
import type { EnumEntry } from '#domain/contract.ts';
import { enteredValues } from './checkout-values.ts';
import { NameFields } from './NameFields.tsx';
import classes from './PassengerFields.module.css';
import { PassportFields } from './PassportFields.tsx';
import type { PassengerInput } from './passenger-input.ts';
import { genderOf } from './passenger-values.ts';
import type { CheckoutForm } from './use-checkout-form.ts';
import { usePassengerMessages } from './use-passenger-messages.ts';

/** The options. */
export interface PassengerChoices {
  /** The category genders. */
  genders: readonly EnumEntry[];
  /** The category countries. */
  countries: readonly EnumEntry[];
  /** The category flightloyalty. */
  programmes: readonly EnumEntry[];
}

interface PassengerFieldsProps {
  passenger: PassengerRequirements;
  choices: PassengerChoices;
  form: CheckoutForm;
}

/** The passenger data that the airline requires: those of the profile, and fields for those it lacks. */
export function PassengerFields({ passenger, choices, form }: PassengerFieldsProps) {
  const { t } = useLingui();
  const values = enteredValues(passenger, form.values);
  const messageOf = usePassengerMessages(passenger, form);
  const input: PassengerInput = {
    passenger,
    values,
    messageOf,
    change: (field, text) => {
      const changed = { ...values, [field]: field === 'gender' ? genderOf(text) : text };
      const passengers = { ...form.values.passengers, [passenger.traveler]: changed };
      form.change(`${field} ${passenger.traveler}`, { passengers });
    },
  };
  const genders = choices.genders.map(({ id, label }) => ({ value: id, label }));
  return (
    <fieldset className={classes.passenger}>
      <legend className={classes.name}>
        {passenger.firstName} {passenger.lastName}
      </legend>
      <NameFields input={input} />
      {passenger.missing.length > 0 ? (
        <div className={classes.fields}>
          {passenger.missing.includes('dateOfBirth') ? (
            <TextInput
              type="date"
              label={t`Date of birth`}
              value={values.dateOfBirth}
              error={messageOf('dateOfBirth')}
              onChange={(event) => input.change('dateOfBirth', event.currentTarget.value)}
            />
          ) : null}
          {passenger.missing.includes('gender') ? (
            <NativeSelect
              variant="standard"
              label={t`Gender, as in the passport`}
              data={[{ value: '', label: t`Please choose` }, ...genders]}
              value={values.gender}
              error={messageOf('gender')}
              onChange={(event) => input.change('gender', event.currentTarget.value)}
            />
          ) : null}
        </div>
      ) : null}
      {passenger.passport ? (
        <PassportFields asked={passenger.passport} input={input} countries={choices.countries} />
      ) : null}
      <Memberships passenger={passenger} programmes={choices.programmes} />
    </fieldset>
  );
}

function Memberships({
  passenger: { memberships },
  programmes,
}: Pick<PassengerFieldsProps, 'passenger'> & { programmes: readonly EnumEntry[] }) {
  return memberships.map(({ program, membershipNumber }) => {
    const name = programmes.find(({ id }) => id === program)?.label ?? program;
    return (
      <p key={program}>
        <Trans>
          Frequent flyer: {name}, {membershipNumber}
        </Trans>
      </p>
    );
  });
}
