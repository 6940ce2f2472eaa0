import { useLingui } from '@lingui/react/macro';
import classes from './ImportScreen.module.css';
import type { Counts } from './import-state.ts';
import { useOutcomeTexts } from './use-import-texts.ts';

/** The number of rows per outcome. */
export function ImportCounts({ counts }: { counts: Counts }) {
  const { t } = useLingui();
  const texts = useOutcomeTexts();
  const shown = [
    { key: 'rows', label: t`Rows`, number: counts.rows },
    ...(['created', 'added', 'changed', 'unchanged', 'refused'] as const).map((outcome) => ({
      key: outcome,
      label: texts[outcome],
      number: counts[outcome],
    })),
  ];
  return (
    <ul className={classes.counts}>
      {shown.map(({ key, label, number }) => (
        <li key={key} className={classes.count}>
          <span className={classes.number}>{number}</span>
          <span className={classes.dimmed}>{label}</span>
        </li>
      ))}
    </ul>
  );
}
