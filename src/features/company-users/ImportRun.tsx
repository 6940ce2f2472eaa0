import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ImportedRow } from '#domain/contract.ts';
import { ImportCounts } from './ImportCounts.tsx';
import classes from './ImportScreen.module.css';
import { countRows } from './import-state.ts';

interface ImportRunProps {
  rows: readonly ImportedRow[];
  done: number;
  total: number;
  stopping: boolean;
  onCancel: () => void;
}

/** The progress of an import, which can be stopped at any row. */
export function ImportRun({ rows, done, total, stopping, onCancel }: ImportRunProps) {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>
          Row {done} of {total} is done. What is done stays, even if you cancel.
        </Trans>
      </p>
      <progress className={classes.progress} aria-label={t`Import`} max={total} value={done} />
      <ImportCounts counts={countRows(rows)} />
      <div>
        <Button variant="default" aria-disabled={stopping} onClick={() => !stopping && onCancel()}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </>
  );
}
