import { Trans, useLingui } from '@lingui/react/macro';
import { Button, InputBase, Stack, Text } from '@mantine/core';
import { type ChangeEvent, useEffect, useRef } from 'react';
import type { FlightPolicy } from '#domain/contract.ts';
import { TextButton } from '../../../../../records/ListFrame.tsx';
import { unitSection } from '../../../../../records/RecordField.tsx';
import { useFieldContent, useSectionFields } from '../../../../../records/section-fields.ts';
import { rowsAt } from '../../../../../records/section-form-values.ts';
import { ActionSelect, ClassSelect } from '../../ChoiceSelect.tsx';
import classes from '../../RulesField.module.css';
import type { RuleInputProps } from '../policy-kind.ts';
import { EXCEPTION_KEY, typedException } from './typed-exception.ts';

type Exception = FlightPolicy['serviceClassExceptions'][number];

const NEW_EXCEPTION: Exception = { serviceClass: 'C', intercontinentalOnly: false, action: 'approve' };
const MOST = 20;

export function ExceptionList({ prefix, fault }: RuleInputProps) {
  const at = `${prefix}serviceClassExceptions`;
  const { getValues, change, useWatchValue } = useSectionFields();
  useWatchValue(at);
  const entries = rowsAt(getValues(), at);
  const box = useRef<HTMLDivElement>(null);
  const changed = useRef<'added' | 'removed' | null>(null);
  const isFull = entries.length >= MOST;

  // The inputs of an entry come and go only after it was drawn.
  useEffect(() => {
    if (entries.length > MOST || !changed.current) return;
    const selector = changed.current === 'added' ? 'li:last-child select' : '[data-add]';
    box.current?.querySelector<HTMLElement>(selector)?.focus();
    changed.current = null;
  }, [entries.length]);

  return (
    <div ref={box} className={classes.exceptions} data-span="true">
      {fault ? (
        <Text role="alert" c="var(--mantine-color-error)" fz="xs">
          {fault}
        </Text>
      ) : null}
      {entries.length > 0 ? (
        <Stack component="ul" gap="sm">
          {entries.map(({ [EXCEPTION_KEY]: key }, index) => (
            <ExceptionEntry
              key={String(key)}
              at={`${at}.${index}`}
              place={index + 1}
              onRemove={() => {
                changed.current = 'removed';
                change(
                  at,
                  rowsAt(getValues(), at).filter((_, place) => place !== index),
                );
              }}
            />
          ))}
        </Stack>
      ) : null}
      <div>
        <Button
          variant="light"
          data-add
          aria-disabled={isFull}
          onClick={() => {
            if (isFull) return;
            changed.current = 'added';
            const keys = entries.map((entry) => Number(entry[EXCEPTION_KEY]));
            const added = typedException(NEW_EXCEPTION, Math.max(-1, ...keys) + 1);
            change(at, [...rowsAt(getValues(), at), added]);
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
  place: number;
  onRemove: () => void;
}

function ExceptionEntry({ at, place, onRemove }: ExceptionEntryProps) {
  const { t } = useLingui();
  const minutes = useFieldContent(`${at}.minDurationMinutes`);
  const between = useFieldContent(`${at}.intercontinentalOnly`);
  return (
    <li>
      <fieldset className={classes.exception}>
        <Text component="legend" c="dimmed" fz="xs">
          <Trans>Exception {place}</Trans>
        </Text>
        <ClassSelect name={`${at}.serviceClass`} label={t`Class`} />
        <InputBase
          label={t`For flights from`}
          variant="standard"
          size="sm"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          {...unitSection(t`min.`)}
          defaultValue={String(minutes.initial ?? '')}
          onChange={(event: ChangeEvent<HTMLInputElement>) => minutes.change(event.currentTarget.value)}
        />
        <ActionSelect name={`${at}.action`} label={t`It is`} without="hide" />
        <label>
          <input
            type="checkbox"
            defaultChecked={between.initial === true}
            onChange={(event) => between.change(event.currentTarget.checked)}
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
