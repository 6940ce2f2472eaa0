import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import { type SectionValues, valueAt } from '#domain/records/section-values.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { EntryButtons } from './EntryButtons.tsx';
import type { FieldOfProps, RowsSpec } from './field-spec.ts';
import classes from './ListField.module.css';
import { markName, ROW_KEY } from './read-fields.ts';
import { useReference } from './reference.ts';
import type { Entry } from './use-entries.ts';

interface RowEntryProps extends Pick<FieldOfProps, 'errorOf' | 'onChange'> {
  spec: RowsSpec;
  Field: ComponentType<FieldOfProps>;
  entry: Entry<SectionValues>;
  called: string;
  /** What the names of its form fields begin with. */
  prefix: string;
  onToggleRemoved: () => void;
  onMove: ((by: -1 | 1) => void) | undefined;
  isFirst: boolean;
  isLast: boolean;
}

/** A row that is being edited. What is wrong with one that is closed opens it. */
export function RowEntry(props: RowEntryProps) {
  const { spec, Field, entry, called, prefix, errorOf, onChange, onToggleRemoved, onMove, isFirst, isLast } =
    props;
  const reference = useReference();
  const [opened, setOpened] = useState(entry.isNew || !spec.summary);
  const fields = spec.fields.filter((field) => !('onlyNew' in field) || entry.isNew);
  const shown = fields.filter(({ kind }) => kind !== 'oneOfRows');
  const isOpen = opened || fields.some(({ path }) => errorOf(prefix + path) !== undefined);
  const summary = (!entry.isNew && spec.summary?.(entry.value, reference)) || called;
  return (
    <li className={classes.row} data-removed={entry.removed}>
      <div className={classes.head}>
        {entry.removed ? (
          <span role="status" className={classes.removed}>
            <Trans>{summary} is removed when you save.</Trans>
          </span>
        ) : (
          <span className={classes.summary}>{summary}</span>
        )}
        <EntryButtons
          entry={summary}
          removed={entry.removed}
          onToggleRemoved={onToggleRemoved}
          onOpen={isOpen || shown.length === 0 ? undefined : () => setOpened(true)}
          onMove={onMove}
          isFirst={isFirst}
          isLast={isLast}
        />
      </div>
      <fieldset className={classes.bare} disabled={entry.removed} hidden={entry.removed}>
        <legend>
          <VisuallyHidden>{summary}</VisuallyHidden>
        </legend>
        <input type="hidden" name={`${prefix}${ROW_KEY}`} value={entry.key} />
        {fields.map((field) =>
          field.kind === 'oneOfRows' ? (
            <Mark key={field.path} field={field} prefix={prefix} entry={entry} />
          ) : null,
        )}
        {isOpen ? (
          <div className={classes.fields}>
            {shown.map((field) => (
              <Field
                key={field.path}
                spec={field}
                name={prefix + field.path}
                value={valueAt(entry.value, field.path)}
                errorOf={errorOf}
                onChange={onChange}
              />
            ))}
          </div>
        ) : null}
      </fieldset>
    </li>
  );
}

interface MarkProps {
  field: RowsSpec['fields'][number];
  prefix: string;
  entry: Entry<SectionValues>;
}

/** Which of the rows comes first; it can be chosen while the row is closed. */
function Mark({ field, prefix, entry }: MarkProps) {
  const { i18n } = useLingui();
  return (
    <label className={classes.mark}>
      <input
        type="radio"
        name={markName(prefix, field.path)}
        value={entry.key}
        defaultChecked={valueAt(entry.value, field.path) === true}
      />
      {i18n._(field.label)}
    </label>
  );
}
