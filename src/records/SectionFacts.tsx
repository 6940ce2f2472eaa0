import { useLingui } from '@lingui/react/macro';
import { isRows, type SectionValues, valueAt } from '#domain/records/section-values.ts';
import { FactList } from '../components/FactList.tsx';
import { fieldGroups } from './field-groups.ts';
import type { FieldSpec, ListSpec } from './field-spec.ts';
import { RowFacts } from './RowFacts.tsx';
import classes from './SectionFacts.module.css';
import { useValueText } from './use-value-text.ts';

interface SectionFactsProps {
  fields: readonly FieldSpec[];
  values: SectionValues;
}

/** A section in view mode. */
export function SectionFacts({ fields, values }: SectionFactsProps) {
  const { i18n } = useLingui();
  const shown = fields.filter((spec) => spec.kind !== 'custom' || spec.show);
  return (
    <div className={classes.groups}>
      {fieldGroups(shown).map(({ heading, fields: own }) => {
        const lists = own.filter((spec): spec is ListSpec => spec.kind === 'rows' || spec.kind === 'texts');
        const single = own.filter((spec) => spec.kind !== 'rows' && spec.kind !== 'texts');
        return (
          <div key={own[0]?.path} className={classes.group}>
            {heading ? <h3 className={classes.heading}>{i18n._(heading)}</h3> : null}
            {single.length > 0 ? <Facts fields={single} values={values} /> : null}
            {lists.map((spec) => (
              <ListFacts key={spec.path} spec={spec} values={values} alone={fields.length === 1} />
            ))}
          </div>
        );
      })}
    </div>
  );
}

function Facts({ fields, values }: SectionFactsProps) {
  const { i18n } = useLingui();
  const textOf = useValueText();
  return (
    <FactList>
      {fields.map((spec) => (
        <div key={spec.path}>
          <dt>{i18n._(spec.label)}</dt>
          <dd className={classes.value}>{textOf(spec, valueAt(values, spec.path)) ?? '—'}</dd>
        </div>
      ))}
    </FactList>
  );
}

interface ListFactsProps {
  spec: ListSpec;
  values: SectionValues;
  /** Whether the section consists of this list only, so that its title names the list. */
  alone: boolean;
}

function ListFacts({ spec, values, alone }: ListFactsProps) {
  const { i18n } = useLingui();
  const value = valueAt(values, spec.path);
  const isEmpty = !Array.isArray(value) || value.length === 0;
  return (
    <div className={classes.list}>
      {alone ? null : <h3 className={classes.label}>{i18n._(spec.label)}</h3>}
      {isEmpty ? <p className={classes.empty}>{i18n._(spec.empty)}</p> : null}
      {spec.kind === 'texts' && Array.isArray(value) && value.length > 0 ? (
        <ul className={classes.texts}>
          {value.map((text) => (
            <li key={String(text)}>{String(text)}</li>
          ))}
        </ul>
      ) : null}
      {spec.kind === 'rows' && isRows(value) && value.length > 0 ? (
        <RowFacts spec={spec} rows={value} />
      ) : null}
    </div>
  );
}
