import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack, Text } from '@mantine/core';
import { type ComponentType, useState } from 'react';
import { isRows, type SectionValues, valueAt } from '#domain/records/section-values.ts';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import type { RecordFieldProps, RowsSpec, SectionFields } from './field-spec.ts';
import classes from './ListField.module.css';
import { EntryButtons, ListFrame } from './ListFrame.tsx';
import { useReferenceData } from './RecordReferenceData.tsx';
import { messageAt } from './section-fields.ts';
import {
  fieldsOfRow,
  formValueAt,
  isNewRow,
  newRow,
  REMOVED,
  ROW_KEY,
  rowKey,
  rowsAt,
} from './section-form-values.ts';

interface RowsFieldProps extends RecordFieldProps {
  spec: RowsSpec;
  Field: ComponentType<RecordFieldProps>;
}

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

interface RowEntryProps {
  spec: RowsSpec;
  Field: ComponentType<RecordFieldProps>;
  rowKey: string;
  value: SectionValues | undefined;
  called: string;
  list: string;
  index: number;
  form: SectionFields;
  isLast: boolean;
}

/** An editable row. A closed row opens when one of its fields is invalid. */
function RowEntry(props: RowEntryProps) {
  const { spec, Field, rowKey, value, called, list, index, form, isLast } = props;
  const reference = useReferenceData();
  const at = `${list}.${index}`;
  const fields = fieldsOfRow(spec.fields, rowKey);
  const shown = fields.filter(({ kind }) => kind !== 'oneOfRows');
  const [opened, setOpened] = useState(isNewRow(rowKey) || !spec.summary);
  const isFaulty = fields.some(({ path }) => messageAt(form, `${at}.${path}`) !== undefined);
  if (isFaulty && !opened) setOpened(true);
  const removed = formValueAt(form.getValues(), `${at}.${REMOVED}`) === true;
  const summary = (value && spec.summary?.(value, reference)) || called;
  return (
    <Stack component="li" className={classes.row} gap="sm" py="sm" data-removed={removed}>
      <Group gap="4px 16px" justify="space-between">
        {removed ? (
          <Text span role="status" className={classes.removed} variant="breakable" c="dimmed" fs="italic">
            <Trans>{summary} is removed when you save.</Trans>
          </Text>
        ) : (
          <Text span variant="breakable" miw={0}>
            {summary}
          </Text>
        )}
        <EntryButtons
          entry={summary}
          removed={removed}
          onToggleRemoved={() => form.setFieldValue(`${at}.${REMOVED}`, !removed)}
          onOpen={opened || shown.length === 0 ? undefined : () => setOpened(true)}
          onMove={spec.ordered && ((by) => form.reorderListItem(list, { from: index, to: index + by }))}
          isFirst={index === 0}
          isLast={isLast}
        />
      </Group>
      <fieldset className={classes.bare} disabled={removed} hidden={removed}>
        <legend>
          <VisuallyHidden>{summary}</VisuallyHidden>
        </legend>
        {fields.map((field) =>
          field.kind === 'oneOfRows' ? (
            <Mark key={field.path} field={field} list={list} index={index} form={form} />
          ) : null,
        )}
        {opened ? (
          <div className={classes.fields}>
            {shown.map((field) => (
              <Field
                key={field.path}
                spec={field}
                name={`${at}.${field.path}`}
                value={valueAt(value ?? spec.fresh ?? {}, field.path)}
                form={form}
              />
            ))}
          </div>
        ) : null}
      </fieldset>
    </Stack>
  );
}

interface MarkProps extends Pick<RowEntryProps, 'list' | 'index' | 'form'> {
  field: RowsSpec['fields'][number];
}

function Mark({ field: { path, label }, list, index, form }: MarkProps) {
  const { i18n } = useLingui();
  const mark = () => {
    const rows = rowsAt(form.getValues(), list);
    form.setFieldValue(
      list,
      rows.map((row, at) => ({ ...row, [path]: at === index })),
      { forceUpdate: false },
    );
  };
  return (
    <Group component="label" gap="xs" wrap="nowrap" display="inline-flex" mih={32} mb={4}>
      <input
        type="radio"
        name={`${list}.${path}`}
        defaultChecked={formValueAt(form.getValues(), `${list}.${index}.${path}`) === true}
        onChange={mark}
      />
      {i18n._(label)}
    </Group>
  );
}
