import { Trans, useLingui } from '@lingui/react/macro';
import { InputBase } from '@mantine/core';
import { EntryButtons } from './EntryButtons.tsx';
import type { FieldOfProps, TextsSpec } from './field-spec.ts';
import classes from './ListField.module.css';
import { ListFrame } from './ListFrame.tsx';
import { useEntries } from './use-entries.ts';

interface TextsFieldProps extends FieldOfProps {
  spec: TextsSpec;
}

/** A list of texts, a field for each. */
export function TextsField({ spec, name, value, errorOf, onChange }: TextsFieldProps) {
  const { i18n } = useLingui();
  const texts = Array.isArray(value) ? value.map(String) : [];
  const entries = useEntries(texts, (text, index) => `${index} ${text}`, onChange);
  return (
    <ListFrame
      spec={spec}
      name={name}
      count={entries.count}
      error={errorOf(name)}
      onAdd={() => entries.add('')}
    >
      {entries.all.map((entry, index) => {
        const place = entries.placeOf(entry);
        const called = `${i18n._(spec.entry)} ${index + 1}`;
        return (
          <li key={entry.key} className={classes.line} data-removed={entry.removed}>
            {entry.removed ? (
              <span role="status" className={classes.removed}>
                <Trans>{entry.value || called} is removed when you save.</Trans>
              </span>
            ) : null}
            <div className={classes.bare} hidden={entry.removed}>
              <InputBase
                name={`${name}.${place}`}
                aria-label={called}
                variant="standard"
                size="sm"
                type={spec.type ?? 'text'}
                maxLength={spec.maxLength}
                autoComplete="off"
                defaultValue={entry.value}
                disabled={entry.removed}
                error={errorOf(`${name}.${place}`)}
              />
            </div>
            <EntryButtons
              entry={entry.value || called}
              removed={entry.removed}
              onToggleRemoved={() => entries.toggleRemoved(entry.key)}
              onMove={spec.ordered && ((by) => entries.move(entry.key, by))}
              isFirst={index === 0}
              isLast={index === entries.all.length - 1}
            />
          </li>
        );
      })}
    </ListFrame>
  );
}
