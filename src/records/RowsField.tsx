import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { isRows } from '#domain/records/section-values.ts';
import type { FieldOfProps, RowsSpec } from './field-spec.ts';
import { ListFrame } from './ListFrame.tsx';
import { messageAt } from './message-at.ts';
import { RowEntry } from './RowEntry.tsx';
import { newRow, REMOVED, ROW_KEY, rowKey, rowsAt } from './typed-values.ts';

interface RowsFieldProps extends FieldOfProps {
  spec: RowsSpec;
  Field: ComponentType<FieldOfProps>;
}

/** A list of rows; rows with a summary stay closed until they are edited. */
export function RowsField({ spec, name, value, form, Field }: RowsFieldProps) {
  const { i18n } = useLingui();
  const opened = new Map((isRows(value) ? value : []).map((row, index) => [rowKey(row, index), row]));
  const rows = rowsAt(form.getValues(), name);
  return (
    <ListFrame
      spec={spec}
      count={rows.filter((row) => row[REMOVED] !== true).length}
      error={messageAt(form, name)}
      onAdd={() => form.insertListItem(name, newRow(spec, rowsAt(form.getValues(), name)))}
    >
      {rows.map((row, index) => {
        const key = String(row[ROW_KEY]);
        return (
          <RowEntry
            key={key}
            spec={spec}
            Field={Field}
            rowKey={key}
            value={opened.get(key)}
            called={`${i18n._(spec.entry)} ${index + 1}`}
            list={name}
            index={index}
            form={form}
            isLast={index === rows.length - 1}
          />
        );
      })}
    </ListFrame>
  );
}
