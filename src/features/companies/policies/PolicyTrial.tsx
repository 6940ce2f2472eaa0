import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, InputBase, Paper } from '@mantine/core';
import { useState } from 'react';
import type { PolicyExample } from '#domain/contract.ts';
import { isGroup } from '#domain/records/section-values.ts';
import { AreaError } from '../../../components/AreaError.tsx';
import { LinearProgress } from '../../../components/LinearProgress.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { formatDate } from '../../../i18n/format.ts';
import type { CustomFieldProps } from '../../../records/field-spec.ts';
import { useSectionFields } from '../../../records/section-fields.ts';
import { formValueAt, isNewRow, ROW_KEY } from '../../../records/section-form-values.ts';
import classes from './PolicyTrial.module.css';
import { usePolicySetting } from './policy-setting.ts';
import { draftIn } from './policy-values.ts';
import { TrialResult } from './TrialResult.tsx';

export function PolicyTrial({ name, label }: CustomFieldProps) {
  const { examples, onOpen } = usePolicySetting().trials;
  return (
    <Paper component="fieldset" variant="inset" p="md" className={classes.trial}>
      <legend className={classes.title}>{label}</legend>
      {examples.state === 'closed' ? (
        <div>
          <Button variant="light" onClick={onOpen}>
            <Trans>Choose a search or a trip</Trans>
          </Button>
        </div>
      ) : null}
      {examples.state === 'loading' ? <LinearProgress visible /> : null}
      {examples.state === 'failed' ? <AreaError {...examples.failure} /> : null}
      {examples.state === 'ready' && examples.examples.length === 0 ? (
        <p>
          <Trans>There are no searches or bookings in this company to try a policy on.</Trans>
        </p>
      ) : null}
      {examples.state === 'ready' && examples.examples.length > 0 ? (
        <Trial row={name.slice(0, name.lastIndexOf('.'))} examples={examples.examples} />
      ) : null}
    </Paper>
  );
}

function Trial({ row, examples }: { row: string; examples: readonly PolicyExample[] }) {
  const { t } = useLingui();
  const { currency, trials } = usePolicySetting();
  const { getValues } = useSectionFields();
  const [chosen, setChosen] = useState(examples[0]?._id ?? '');
  const [rowKey, setRowKey] = useState<string | null>(null);
  const [isFaulty, setFaulty] = useState(false);
  const trial = trials.trial?.of === rowKey ? trials.trial : null;
  const isBusy = trial?.state === 'loading';

  function tryDraft() {
    const example = examples.find(({ _id }) => _id === chosen);
    const typed = formValueAt(getValues(), row);
    if (!isGroup(typed) || !example || isBusy) return;
    const of = String(typed[ROW_KEY]);
    const draft = draftIn(typed, currency);
    setRowKey(of);
    setFaulty(draft === null);
    if (draft) trials.onTry({ of, policyId: !isNewRow(of) ? of : undefined, example, draft });
  }

  return (
    <>
      <Group className={classes.choice} gap="12px 24px" align="end">
        <InputBase
          component="select"
          label={t`Search or trip`}
          variant="standard"
          size="sm"
          pointer
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          {examples.map((example) => (
            <option key={example._id} value={example._id}>
              {example.kind === 'trip'
                ? t`Trip: ${example.title}`
                : t`Search: ${example.title}, ${formatDate(example.startsOn)}`}
            </option>
          ))}
        </InputBase>
        <Button variant="light" aria-disabled={isBusy} onClick={tryDraft}>
          <Trans>Compare with today</Trans>
        </Button>
      </Group>
      {isFaulty ? (
        <Notice kind="warning">
          <Trans>Please correct the rules above first.</Trans>
        </Notice>
      ) : null}
      {isBusy ? <LinearProgress visible /> : null}
      {trial?.state === 'failed' ? (
        <Notice kind="error" title={<Trans>The policy could not be tried</Trans>}>
          {trial.message}
        </Notice>
      ) : null}
      {trial?.state === 'ready' && !isFaulty ? (
        <TrialResult preview={trial.preview} draft={trial.draft} />
      ) : null}
    </>
  );
}
