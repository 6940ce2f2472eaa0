import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice, type NoticeKind } from '../../components/Notice.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { ImportRows } from './ImportRows.tsx';
import type { ImportState } from './import-state.ts';

type Finished = Extract<ImportState, { state: 'finished' }>;

interface ImportResultProps extends Omit<Finished, 'state'> {
  onAgain: () => void;
}

const KINDS = {
  complete: 'success',
  cancelled: 'warning',
  failed: 'error',
} as const satisfies Record<Finished['how'], NoticeKind>;

/** The outcome of an import. */
export function ImportResult({ how, rows, counts, total, message, onAgain }: ImportResultProps) {
  return (
    <>
      <Notice kind={KINDS[how]} title={titleOf(how)}>
        {how === 'complete' ? null : (
          <p>
            <Trans>
              {counts.rows} of {total} rows were done, and stay. Importing the same file again does the rest.
            </Trans>
          </p>
        )}
        {message === null ? null : <p>{message}</p>}
      </Notice>
      <ImportCounts counts={counts} />
      <div>
        <Button variant="light" onClick={onAgain}>
          <Trans>Import another file</Trans>
        </Button>
      </div>
      {rows.length > 0 ? <ImportRows rows={rows} /> : null}
    </>
  );
}

function titleOf(how: Finished['how']): ReactNode {
  switch (how) {
    case 'complete':
      return <Trans>The import is complete</Trans>;
    case 'cancelled':
      return <Trans>The import was cancelled</Trans>;
    case 'failed':
      return <Trans>The import could not be completed</Trans>;
  }
}
