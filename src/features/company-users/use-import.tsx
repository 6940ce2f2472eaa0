import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Api } from '../../api/client.ts';
import { contractLines } from '../../api/contract-lines.ts';
import { ConfirmDialog } from '../../components/dialog/DialogFrame.tsx';
import { describeError } from '../../i18n/describe-error.ts';
import { readRefusal } from '../../records/read-refusal.ts';
import type { ImportScreenProps } from './ImportScreen.tsx';
import { countRows, type ImportState } from './import-state.ts';
import { readImport } from './read-import.ts';

interface ImportHandle extends Pick<ImportScreenProps, 'shown' | 'onChoose' | 'onRun' | 'onCancel'> {
  question: ReactNode;
}

const CHOOSING: ImportState = { state: 'choosing', fault: null };
const LONGEST_TABLE = 900_000;

/** Checks a table, then imports it row by row; leaving the page stops it, and finished rows remain. */
export function useImport(companyId: string): ImportHandle {
  const { t } = useLingui();
  const { api } = useRouter().options.context;
  const [shown, setShown] = useState(CHOOSING);
  const csv = useRef('');
  const underWay = useRef<AbortController | null>(null);

  // No one sees the progress once the page is left.
  useEffect(() => () => underWay.current?.abort(), []);

  function begin(request: ImportOptions) {
    const controller = new AbortController();
    underWay.current = controller;
    const { signal } = controller;
    return { lines: sendTable(api, companyId, { csv: csv.current, ...request }, signal), signal };
  }

  async function check(file: File) {
    if (file.size > LONGEST_TABLE) {
      return setShown({ state: 'choosing', fault: t`This file is too large for a table of 2,000 rows.` });
    }
    csv.current = await file.text();
    const fileName = file.name;
    setShown({ state: 'checking', fileName });
    const { lines, signal } = begin({ dryRun: true, sendInvitations: false });
    const { rows, counts, error } = await readImport(lines, () => {});
    if (signal.aborted) return;
    setShown(
      counts
        ? { state: 'checked', fileName, rows, counts }
        : { state: 'choosing', fault: describeFault(error) },
    );
  }

  /** An error in the whole table is shown at the text that was sent. */
  function describeFault(error: unknown): string {
    if (!error) return t`The answer is not complete. Please try again.`;
    const { fields, message } = readRefusal(error);
    return fields?.csv ?? message;
  }

  async function run(total: number, sendInvitations: boolean) {
    setShown({ state: 'running', rows: [], done: 0, total, stopping: false });
    const { lines, signal } = begin({ dryRun: false, sendInvitations });
    const { rows, counts, error } = await readImport(lines, (done) => {
      if (!signal.aborted)
        setShown({ state: 'running', rows: done, done: done.length, total, stopping: false });
    });
    setShown({
      state: 'finished',
      rows,
      total,
      counts: counts ?? countRows(rows),
      how: counts ? 'complete' : signal.aborted ? 'cancelled' : 'failed',
      message: error && !signal.aborted ? describeError(error) : null,
    });
  }

  return {
    shown,
    question: <StopQuestion running={shown.state === 'running'} />,
    onChoose: (file) => void check(file),
    onRun: (sendInvitations) => shown.state === 'checked' && void run(shown.counts.rows, sendInvitations),
    onCancel() {
      if (shown.state === 'running') {
        setShown({ ...shown, stopping: true });
        underWay.current?.abort();
      } else {
        setShown(CHOOSING);
      }
    },
  };
}

interface ImportOptions {
  dryRun: boolean;
  sendInvitations: boolean;
}

function sendTable(api: Api, companyId: string, body: ImportOptions & { csv: string }, signal: AbortSignal) {
  return contractLines(api, '/api/companies/{companyId}/users/import', {
    params: { path: { companyId } },
    body,
    signal,
    // A long table takes longer than other calls may.
    fetch: (sent) => api.send(sent, fetch),
  });
}

function StopQuestion({ running }: { running: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: () => running,
    enableBeforeUnload: () => running,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title={<Trans>Stop the import?</Trans>}
      confirmLabel={<Trans>Stop and leave</Trans>}
      cancelLabel={<Trans>Stay</Trans>}
      destructive
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <Trans>Rows that are done stay. Import the same file again for the rest.</Trans>
    </ConfirmDialog>
  );
}
