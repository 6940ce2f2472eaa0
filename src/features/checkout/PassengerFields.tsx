import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { PassengerRequirements, PassportRequirement } from '#domain/checkout/passenger-requirements.ts';
import type { EnumEntry } from '#domain/contract.ts';
import { formatDate } from '../../i18n/format.ts';
import { enteredValues } from './checkout-values.ts';
import classes from './PassengerFields.module.css';
import { PassportFields } from './PassportFields.tsx';
import type { PassengerInput } from './passenger-input.ts';
import { isRenamed, type PassengerFault, type PassengerValues, parseGender } from './passenger-values.ts';
import type { CheckoutForm } from './use-checkout-form.ts';

export interface PassengerChoices {
  genders: readonly EnumEntry[];
  countries: readonly EnumEntry[];
  programmes: readonly EnumEntry[];
}

interface PassengerFieldsProps {
  passenger: PassengerRequirements;
  choices: PassengerChoices;
  form: CheckoutForm;
}

export function PassengerFields({ passenger, choices, form }: PassengerFieldsProps) {
  const { t } = useLingui();
  const values = enteredValues(passenger, form.values);
  const messageOf = usePassengerMessages(passenger, form);
  const input: PassengerInput = {
    passenger,
    values,
    messageOf,
    change: (field, text) => {
      const changed = { ...values, [field]: field === 'gender' ? parseGender(text) : text };
      const passengers = { ...form.values.passengers, [passenger.traveler]: changed };
      form.change(`${field} ${passenger.traveler}`, { passengers });
    },
  };
  const genders = choices.genders.map(({ id, label }) => ({ value: id, label }));
  return (
    <Stack component="fieldset" className={classes.passenger} gap="sm">
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
    </Stack>
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

const LONGEST_NAME = 60;

function NameFields({ input }: { input: PassengerInput }) {
  const { passenger, values } = input;
  const first = useRef<HTMLInputElement>(null);
  const [isOpened, setOpened] = useState(false);
  // The button that was pressed has disappeared.
  useEffect(() => {
    if (isOpened) first.current?.focus();
  }, [isOpened]);
  const { firstName, middleName, lastName } = values;
  if (!isOpened && !isRenamed(passenger, values)) {
    const name = [firstName, middleName, lastName].filter((part) => part !== '').join(' ');
    return (
      <Group component="p" gap="4px 16px">
        <span>
          <Trans>Name as in the passport: {name}</Trans>
        </span>
        <Button ms={-8} variant="subtle" size="compact-sm" onClick={() => setOpened(true)}>
          <Trans>Change the name</Trans>
        </Button>
      </Group>
    );
  }
  return <Names input={input} first={first} />;
}

interface NamesProps {
  input: PassengerInput;
  first: React.RefObject<HTMLInputElement | null>;
}

function Names({ input: { values, messageOf, change }, first }: NamesProps) {
  const { t } = useLingui();
  return (
    <div className={classes.fields}>
      <TextInput
        ref={first}
        label={t`First name, as in the passport`}
        maxLength={LONGEST_NAME}
        value={values.firstName}
        error={messageOf('firstName')}
        onChange={(event) => change('firstName', event.currentTarget.value)}
      />
      <TextInput
        label={t`Middle names (optional)`}
        maxLength={LONGEST_NAME}
        value={values.middleName}
        error={messageOf('middleName')}
        onChange={(event) => change('middleName', event.currentTarget.value)}
      />
      <TextInput
        label={t`Last name, as in the passport`}
        maxLength={LONGEST_NAME}
        value={values.lastName}
        error={messageOf('lastName')}
        onChange={(event) => change('lastName', event.currentTarget.value)}
      />
    </div>
  );
}

function usePassengerMessages(
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

function endsEarly(requirement: PassportRequirement | null, { passportId }: PassengerValues): boolean {
  return requirement?.offered.find(({ _id }) => _id === passportId)?.valid === false;
}
