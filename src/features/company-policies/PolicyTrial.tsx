import { Trans, useLingui } from '@lingui/react/macro';
import { Button, InputBase } from '@mantine/core';
import { useRef, useState } from 'react';
import type { PolicyExample } from '#domain/contract.ts';
import { AreaError } from '../../components/AreaError.tsx';
import { LinearProgress } from '../../components/LinearProgress.tsx';
import { Notice } from '../../components/Notice.tsx';
import type { CustomFieldProps } from '../../components/records/field-spec.ts';
import { isNewRow, ROW_KEY } from '../../components/records/read-fields.ts';
import { formatDate } from '../../i18n/format.ts';
import classes from './PolicyTrial.module.css';
import { usePolicySetting } from './policy-setting.ts';
import { draftIn } from './policy-values.ts';
import { TrialResult } from './TrialResult.tsx';

/** Tries the draft of a policy on something that was searched or booked. Nothing of it is sent with the form. */
export function PolicyTrial({ name, label }: CustomFieldProps) {
  const { examples, onOpen } = usePolicySetting().trials;
  return (
    // What is chosen here changes nothing that could be saved.
    <fieldset className={classes.trial} onInput={(event) => event.stopPropagation()}>
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
        <Trial prefix={name.slice(0, name.lastIndexOf('.') + 1)} examples={examples.examples} />
      ) : null}
    </fieldset>
  );
}

function Trial({ prefix, examples }: { prefix: string; examples: readonly PolicyExample[] }) {
  const { t } = useLingui();
  const { currency, trials } = usePolicySetting();
  const [chosen, setChosen] = useState(examples[0]?._id ?? '');
  const [rowKey, setRowKey] = useState<string | null>(null);
  const [isFaulty, setFaulty] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const trial = trials.trial?.of === rowKey ? trials.trial : null;
  const isBusy = trial?.state === 'loading';

  function tryDraft() {
    const form = select.current?.form;
    const example = examples.find(({ _id }) => _id === chosen);
    if (!form || !example || isBusy) return;
    const data = new FormData(form);
    const of = String(data.get(prefix + ROW_KEY));
    const draft = draftIn(data, prefix, currency);
    setRowKey(of);
    setFaulty(draft === null);
    if (draft) trials.onTry({ of, ...(!isNewRow(of) && { policyId: of }), example, draft });
  }

  return (
    <>
      <div className={classes.choice}>
        <InputBase
          component="select"
          ref={select}
          label={t`Search or trip`}
          variant="standard"
          size="sm"
          pointer
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          {examples.map((example) => (
            <option key={example._id} value={example._id}>
              {`${example.kind === 'trip' ? t`Trip` : t`Search`}: ${example.title}, ${formatDate(example.startsOn)}`}
            </option>
          ))}
        </InputBase>
        <Button variant="light" aria-disabled={isBusy} onClick={tryDraft}>
          <Trans>Compare with today</Trans>
        </Button>
      </div>
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
