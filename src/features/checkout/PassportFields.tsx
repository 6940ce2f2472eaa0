import { useLingui } from '@lingui/react/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import type { PassportRequirement } from '#domain/checkout/passenger-requirements.ts';
import type { EnumEntry } from '#domain/contract.ts';
import { formatDate } from '../../i18n/format.ts';
import classes from './PassengerFields.module.css';
import type { PassengerInput } from './passenger-input.ts';
import { OTHER_PASSPORT } from './passenger-values.ts';

interface PassportFieldsProps {
  asked: PassportRequirement;
  input: PassengerInput;
  countries: readonly EnumEntry[];
}

export function PassportFields({ asked: { offered }, input, countries }: PassportFieldsProps) {
  const { t } = useLingui();
  const { values, messageOf, change } = input;
  const passports = offered.map(({ _id, country, expiryDate }) => {
    const name = countries.find(({ id }) => id === country)?.label ?? country;
    const end = formatDate(expiryDate);
    return { value: _id, label: t`${name}, valid until ${end}` };
  });
  return (
    <>
      {offered.length > 0 ? (
        <NativeSelect
          variant="standard"
          label={t`Passport`}
          data={[...passports, { value: OTHER_PASSPORT, label: t`Another passport` }]}
          value={values.passportId}
          error={messageOf('passportId')}
          onChange={(event) => change('passportId', event.currentTarget.value)}
        />
      ) : null}
      {values.passportId === OTHER_PASSPORT ? <OtherPassport input={input} countries={countries} /> : null}
    </>
  );
}

const LONGEST_NUMBER = 40;

function OtherPassport({ input, countries }: Omit<PassportFieldsProps, 'asked'>) {
  const { t } = useLingui();
  const { values, messageOf, change } = input;
  const choices = countries.map(({ id, label }) => ({ value: id, label }));
  return (
    <div className={classes.fields}>
      <NativeSelect
        variant="standard"
        label={t`Country of the passport`}
        data={[{ value: '', label: t`Please choose` }, ...choices]}
        value={values.country}
        error={messageOf('country')}
        onChange={(event) => change('country', event.currentTarget.value)}
      />
      <TextInput
        label={t`Number of the passport`}
        maxLength={LONGEST_NUMBER}
        autoComplete="off"
        spellCheck={false}
        value={values.number}
        error={messageOf('number')}
        onChange={(event) => change('number', event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t`Passport valid until`}
        value={values.expiryDate}
        error={messageOf('expiryDate')}
        onChange={(event) => change('expiryDate', event.currentTarget.value)}
      />
    </div>
  );
}
