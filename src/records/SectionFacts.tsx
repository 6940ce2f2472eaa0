import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { isRows, type SectionValues, valueAt } from '#domain/records/section-values.ts';
import { FactList } from '../components/Page.tsx';
import type { FieldSpec, ListSpec, RowsSpec } from './field-spec.ts';
import { useReferenceData } from './RecordReferenceData.tsx';
import classes from './SectionForm.module.css';
import { useValueText } from './use-value-text.ts';

interface SectionFactsProps {
  fields: readonly FieldSpec[];
  values: SectionValues;
}

export function SectionFacts({ fields, values }: SectionFactsProps) {
  const { i18n } = useLingui();
  const shown = fields.filter((spec) => spec.kind !== 'custom' || spec.show);
  return (
    <Stack gap="lg">
      {fieldGroups(shown).map(({ heading, fields: own }) => {
        const lists = own.filter((spec): spec is ListSpec => spec.kind === 'rows' || spec.kind === 'texts');
        const single = own.filter((spec) => spec.kind !== 'rows' && spec.kind !== 'texts');
        return (
          <Stack key={own[0]?.path} gap="sm">
            {heading ? (
              <Title order={3} fz="md">
                {i18n._(heading)}
              </Title>
            ) : null}
            {single.length > 0 ? <Facts fields={single} values={values} /> : null}
            {lists.map((spec) => (
              <ListFacts key={spec.path} spec={spec} values={values} alone={fields.length === 1} />
            ))}
          </Stack>
        );
      })}
    </Stack>
  );
}

function Facts({ fields, values }: SectionFactsProps) {
  const { i18n } = useLingui();
  const formatValue = useValueText();
  return (
    <FactList>
      {fields.map((spec) => (
        <div key={spec.path}>
          <dt>{i18n._(spec.label)}</dt>
          <Text component="dd" variant="written">
            {formatValue(spec, valueAt(values, spec.path)) ?? '—'}
          </Text>
        </div>
      ))}
    </FactList>
  );
}

interface ListFactsProps {
  spec: ListSpec;
  values: SectionValues;
  alone: boolean;
}

function ListFacts({ spec, values, alone }: ListFactsProps) {
  const { i18n } = useLingui();
  const value = valueAt(values, spec.path);
  const isEmpty = !Array.isArray(value) || value.length === 0;
  return (
    <Stack gap={4}>
      {alone ? null : (
        <Title order={3} c="dimmed" fz="xs" fw={400} lts="0">
          {i18n._(spec.label)}
        </Title>
      )}
      {isEmpty ? <Text c="dimmed">{i18n._(spec.empty)}</Text> : null}
      {spec.kind === 'texts' && Array.isArray(value) && value.length > 0 ? (
        <Group component="ul" className={classes.texts} variant="breakable" gap="xs" align="stretch">
          {value.map((text) => (
            <li key={String(text)}>{String(text)}</li>
          ))}
        </Group>
      ) : null}
      {spec.kind === 'rows' && isRows(value) && value.length > 0 ? (
        <RowFacts spec={spec} rows={value} />
      ) : null}
    </Stack>
  );
}

const FEW = 12;

interface RowFactsProps {
  spec: RowsSpec;
  rows: readonly SectionValues[];
}

function RowFacts({ spec, rows }: RowFactsProps) {
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, FEW);
  const count = rows.length;
  return (
    <>
      <Stack component="ul" mod="lined" gap={0}>
        {shown.map((row, index) => (
          <Group
            component="li"
            key={typeof row._id === 'string' ? row._id : index}
            variant="breakable"
            gap="2px 20px"
            align="baseline"
            py="xs"
          >
            <Row spec={spec} row={row} />
          </Group>
        ))}
      </Stack>
      {count > shown.length ? (
        <div>
          <Button variant="subtle" onClick={() => setAll(true)}>
            <Trans>Show all {count}</Trans>
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Row({ spec, row }: { spec: RowsSpec; row: SectionValues }) {
  const { i18n } = useLingui();
  const reference = useReferenceData();
  const formatValue = useValueText();
  const marks = spec.fields.filter(({ kind, path }) => kind === 'oneOfRows' && valueAt(row, path) === true);
  const summary = spec.summary?.(row, reference);
  const facts = spec.fields.flatMap((field) => {
    if (field.kind === 'rows' || field.kind === 'oneOfRows') return [];
    if (summary !== undefined && !spec.untold?.includes(field.path)) return [];
    const text = formatValue(field, valueAt(row, field.path));
    if (text === null) return [];
    return [
      <span key={field.path}>
        {spec.fields.length > 1 ? (
          <Text span c="dimmed" fz="xs" fw={400} lts="0">
            {i18n._(field.label)}:{' '}
          </Text>
        ) : null}
        {text}
      </span>,
    ];
  });
  return (
    <>
      {summary === undefined ? null : <span>{summary}</span>}
      {facts}
      {marks.map(({ path, label }) => (
        <span key={path} className={classes.mark}>
          {i18n._(label)}
        </span>
      ))}
      {spec.fields.map((field) =>
        field.kind === 'rows' ? <Nested key={field.path} spec={field} row={row} /> : null,
      )}
    </>
  );
}

function Nested({ spec, row }: { spec: RowsSpec; row: SectionValues }) {
  const { i18n } = useLingui();
  const rows = valueAt(row, spec.path);
  if (!isRows(rows) || rows.length === 0) return null;
  return (
    <div className={classes.nested}>
      <Text span c="dimmed" fz="xs" fw={400} lts="0">
        {i18n._(spec.label)}
      </Text>
      <RowFacts spec={spec} rows={rows} />
    </div>
  );
}

interface FieldGroup {
  heading: MessageDescriptor | undefined;
  fields: FieldSpec[];
}

export function fieldGroups(fields: readonly FieldSpec[]): FieldGroup[] {
  const groups: FieldGroup[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && !field.heading) last.fields.push(field);
    else groups.push({ heading: field.heading, fields: [field] });
  }
  return groups;
}
