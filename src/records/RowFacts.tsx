import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { isRows, type SectionValues, valueAt } from '#domain/records/section-values.ts';
import type { RowsSpec } from './field-spec.ts';
import { useReference } from './reference.ts';
import classes from './SectionFacts.module.css';
import { useValueText } from './use-value-text.ts';

/** More than these are shown when they are asked for. */
const FEW = 12;

interface RowFactsProps {
  spec: RowsSpec;
  rows: readonly SectionValues[];
}

/** The rows of a list, for reading; what they don't say is left out. */
export function RowFacts({ spec, rows }: RowFactsProps) {
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, FEW);
  const count = rows.length;
  return (
    <>
      <ul className={classes.rows}>
        {shown.map((row, index) => (
          <li key={typeof row._id === 'string' ? row._id : index} className={classes.row}>
            <Row spec={spec} row={row} />
          </li>
        ))}
      </ul>
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
  const reference = useReference();
  const textOf = useValueText();
  const marks = spec.fields.filter(({ kind, path }) => kind === 'oneOfRows' && valueAt(row, path) === true);
  const summary = spec.summary?.(row, reference);
  const facts = spec.fields.flatMap((field) => {
    if (field.kind === 'rows' || field.kind === 'oneOfRows') return [];
    if (summary !== undefined && !spec.untold?.includes(field.path)) return [];
    const text = textOf(field, valueAt(row, field.path));
    if (text === null) return [];
    return [
      <span key={field.path}>
        {spec.fields.length > 1 ? <span className={classes.label}>{i18n._(field.label)}: </span> : null}
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

/** A list within a row, under its own name. */
function Nested({ spec, row }: { spec: RowsSpec; row: SectionValues }) {
  const { i18n } = useLingui();
  const rows = valueAt(row, spec.path);
  if (!isRows(rows) || rows.length === 0) return null;
  return (
    <div className={classes.nested}>
      <span className={classes.label}>{i18n._(spec.label)}</span>
      <RowFacts spec={spec} rows={rows} />
    </div>
  );
}
