import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { isRows, type SectionValues } from '#domain/records/section-values.ts';
import type { FieldOfProps, RowsSpec } from './field-spec.ts';
import { ListFrame } from './ListFrame.tsx';
import { RowEntry } from './RowEntry.tsx';
import { useEntries } from './use-entries.ts';

interface RowsFieldProps extends FieldOfProps {
  spec: RowsSpec;
  Field: ComponentType<FieldOfProps>;
}

/** A list of rows; those that have a summary stay closed until they are to be edited. */
export function RowsField({ spec, name, value, errorOf, onChange, Field }: RowsFieldProps) {
  const { i18n } = useLingui();
  const rows = isRows(value) ? value : [];
  const entries = useEntries<SectionValues>(rows, keyOf, onChange);
  return (
    <ListFrame
      spec={spec}
      name={name}
      count={entries.count}
      error={errorOf(name)}
      onAdd={() => entries.add(spec.fresh ?? {})}
    >
      {entries.all.map((entry, index) => (
        <RowEntry
          key={entry.key}
          spec={spec}
          Field={Field}
          entry={entry}
          called={`${i18n._(spec.entry)} ${index + 1}`}
          prefix={`${name}.${entries.placeOf(entry)}.`}
          errorOf={errorOf}
          onChange={onChange}
          onToggleRemoved={() => entries.toggleRemoved(entry.key)}
          onMove={spec.ordered && ((by) => entries.move(entry.key, by))}
          isFirst={index === 0}
          isLast={index === entries.all.length - 1}
        />
      ))}
    </ListFrame>
  );
}

function keyOf({ _id }: SectionValues, index: number): string {
  return typeof _id === 'string' ? _id : `row-${index}`;
}
