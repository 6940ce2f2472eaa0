import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from './PassengerFields.module.css';
import type { PassengerInput } from './passenger-input.ts';
import { isRenamed } from './passenger-values.ts';

const LONGEST_NAME = 60;

/** The names on the ticket, with a way to correct them for this trip. */
export function NameFields({ input }: { input: PassengerInput }) {
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
      <p className={classes.known}>
        <span>
          <Trans>Name as in the passport: {name}</Trans>
        </span>
        <Button className={classes.change} variant="subtle" size="compact-sm" onClick={() => setOpened(true)}>
          <Trans>Change the name</Trans>
        </Button>
      </p>
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
