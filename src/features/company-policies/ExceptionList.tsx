import { Trans, useLingui } from '@lingui/react/macro';
import { Button, InputBase } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { FlightPolicy } from '#domain/contract.ts';
import { TextButton } from '../../components/records/TextButton.tsx';
import { unitSection } from '../../components/records/unit-section.ts';
import { ActionSelect, ClassSelect } from './ChoiceSelect.tsx';
import classes from './RulesField.module.css';

type Exception = FlightPolicy['serviceClassExceptions'][number];

interface ExceptionListProps {
  prefix: string;
  exceptions: readonly Exception[];
  fault: string | undefined;
}

const NEW_EXCEPTION: Exception = { serviceClass: 'C', intercontinentalOnly: false, action: 'approve' };
const MOST = 20;

/** Higher classes for long flights. What is added or removed is heard of as what is typed. */
export function ExceptionList({ prefix, exceptions, fault }: ExceptionListProps) {
  const [entries, setEntries] = useState(() => exceptions.map((exception, key) => ({ key, exception })));
  const [count, setCount] = useState(exceptions.length);
  const box = useRef<HTMLDivElement>(null);
  const changed = useRef<'added' | 'removed' | null>(null);
  const isFull = entries.length >= MOST;

  // The inputs of an entry come and go only after it was drawn.
  useEffect(() => {
    if (entries.length > MOST || !changed.current || !box.current) return;
    box.current.dispatchEvent(new Event('input', { bubbles: true }));
    const selector = changed.current === 'added' ? 'li:last-child select' : '[data-add]';
    box.current.querySelector<HTMLElement>(selector)?.focus();
    changed.current = null;
  }, [entries]);

  return (
    <div ref={box} className={classes.exceptions}>
      {fault ? (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      ) : null}
      {entries.length > 0 ? (
        <ul className={classes.entries}>
          {entries.map(({ key, exception }, index) => (
            <ExceptionEntry
              key={key}
              at={`${prefix}serviceClassExceptions`}
              entry={String(key)}
              place={index + 1}
              exception={exception}
              onRemove={() => {
                changed.current = 'removed';
                setEntries(entries.filter((one) => one.key !== key));
              }}
            />
          ))}
        </ul>
      ) : null}
      <div>
        <Button
          variant="light"
          data-add
          aria-disabled={isFull}
          onClick={() => {
            if (isFull) return;
            changed.current = 'added';
            setCount(count + 1);
            setEntries([...entries, { key: count, exception: NEW_EXCEPTION }]);
          }}
        >
          <Trans>Add an exception</Trans>
        </Button>
        {isFull ? (
          <span className={classes.nothing}>
            <Trans>There can't be more than {MOST}.</Trans>
          </span>
        ) : null}
      </div>
    </div>
  );
}

interface ExceptionEntryProps {
  at: string;
  entry: string;
  place: number;
  exception: Exception;
  onRemove: () => void;
}

function ExceptionEntry({ at, entry, place, exception, onRemove }: ExceptionEntryProps) {
  const { t } = useLingui();
  const name = (field: string) => `${at}.${entry}.${field}`;
  return (
    <li>
      <fieldset className={classes.exception}>
        <legend>
          <Trans>Exception {place}</Trans>
        </legend>
        <input type="hidden" name={at} value={entry} />
        <ClassSelect name={name('serviceClass')} value={exception.serviceClass} label={t`Class`} />
        <InputBase
          name={name('minDurationMinutes')}
          label={t`For flights from`}
          variant="standard"
          size="sm"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          {...unitSection(t`min.`)}
          defaultValue={exception.minDurationMinutes ?? ''}
        />
        <ActionSelect name={name('action')} value={exception.action} label={t`It is`} without="hide" />
        <label>
          <input
            type="checkbox"
            name={name('intercontinentalOnly')}
            defaultChecked={exception.intercontinentalOnly}
          />
          <Trans>Between continents only</Trans>
        </label>
        <TextButton aria-label={t`Remove exception ${place}`} onClick={onRemove}>
          <Trans>Remove</Trans>
        </TextButton>
      </fieldset>
    </li>
  );
}
