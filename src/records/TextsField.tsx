import { Trans, useLingui } from '@lingui/react/macro';
import { InputBase } from '@mantine/core';
import type { FieldOfProps, TextsSpec } from './field-spec.ts';
import classes from './ListField.module.css';
import { EntryButtons, ListFrame } from './ListFrame.tsx';
import { messageAt } from './section-fields.ts';
import { newText, REMOVED, ROW_KEY, rowsAt } from './typed-values.ts';

interface TextsFieldProps extends FieldOfProps {
  spec: TextsSpec;
}

/** A list of texts, a field for each. */
export function TextsField({ spec, name, value, form }: TextsFieldProps) {
  const { i18n } = useLingui();
  const opened = Array.isArray(value) ? value.map(String) : [];
  const entries = rowsAt(form.getValues(), name);
  return (
    <ListFrame
      spec={spec}
      count={entries.filter((entry) => entry[REMOVED] !== true).length}
      error={messageAt(form, name)}
      onAdd={() => form.insertListItem(name, newText(rowsAt(form.getValues(), name)))}
    >
      {entries.map((entry, index) => {
        const key = String(entry[ROW_KEY]);
        const at = `${name}.${index}`;
        const removed = entry[REMOVED] === true;
        const called = `${i18n._(spec.entry)} ${index + 1}`;
        const words = opened[Number(key)] || called;
        return (
          <li key={key} className={classes.line} data-removed={removed}>
            {removed ? (
              <span role="status" className={classes.removed}>
                <Trans>{words} is removed when you save.</Trans>
              </span>
            ) : null}
            <div className={classes.bare} hidden={removed}>
              <InputBase
                aria-label={called}
                variant="standard"
                size="sm"
                type={spec.type ?? 'text'}
                maxLength={spec.maxLength}
                autoComplete="off"
                defaultValue={String(entry.text)}
                onChange={({ currentTarget: { value: text } }) => {
                  const latest = rowsAt(form.getValues(), name)[index];
                  form.setFieldValue(at, { ...latest, text }, { forceUpdate: false });
                }}
                disabled={removed}
                error={messageAt(form, at)}
              />
            </div>
            <EntryButtons
              entry={words}
              removed={removed}
              onToggleRemoved={() => form.setFieldValue(`${at}.${REMOVED}`, !removed)}
              onMove={spec.ordered && ((by) => form.reorderListItem(name, { from: index, to: index + by }))}
              isFirst={index === 0}
              isLast={index === entries.length - 1}
            />
          </li>
        );
      })}
    </ListFrame>
  );
}
