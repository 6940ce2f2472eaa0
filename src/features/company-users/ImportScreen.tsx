import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ImportRow } from '#domain/contract.ts';
import { AppLink } from '../../components/AppLink.tsx';
import { LinearProgress } from '../../components/LinearProgress.tsx';
import { Notice, type NoticeKind } from '../../components/Notice.tsx';
import { Page, Surface } from '../../components/Page.tsx';
import { ImportCheck } from './ImportCheck.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { ImportFile } from './ImportFile.tsx';
import { ImportRows } from './ImportRows.tsx';
import { countRows, type ImportState } from './import-state.ts';

export interface ImportScreenProps {
  companyName: string;
  listHref: string;
  shown: ImportState;
  onChoose: (file: File) => void;
  onTemplate: () => void;
  onRun: (sendInvitations: boolean) => void;
  onCancel: () => void;
}

export function ImportScreen(props: ImportScreenProps) {
  const { t } = useLingui();
  return (
    <Page title={t`Import users`} subtitle={props.companyName}>
      <p>
        <AppLink href={props.listHref}>
          <Trans>Back to the company users</Trans>
        </AppLink>
      </p>
      <Surface>
        <Stack gap="lg" miw={0}>
          {renderContent(props)}
        </Stack>
      </Surface>
    </Page>
  );
}

function renderContent(props: ImportScreenProps): ReactNode {
  const { shown, onRun, onCancel } = props;
  switch (shown.state) {
    case 'choosing':
      return <ImportFile fault={shown.fault} onChoose={props.onChoose} onTemplate={props.onTemplate} />;
    case 'checking':
      return (
        <>
          <LinearProgress visible />
          <p role="status">
            <Trans>{shown.fileName} is being checked; nothing is written yet.</Trans>
          </p>
        </>
      );
    case 'checked':
      return <ImportCheck {...shown} onRun={onRun} onCancel={onCancel} />;
    case 'running':
      return <ImportRun {...shown} onCancel={onCancel} />;
    case 'finished':
      return <ImportResult {...shown} onAgain={onCancel} />;
  }
}

interface ImportRunProps {
  rows: readonly ImportRow[];
  done: number;
  total: number;
  stopping: boolean;
  onCancel: () => void;
}

function ImportRun({ rows, done, total, stopping, onCancel }: ImportRunProps) {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>
          Row {done} of {total} is done. What is done stays, even if you cancel.
        </Trans>
      </p>
      <Box component="progress" w="100%" aria-label={t`Import`} max={total} value={done} />
      <ImportCounts counts={countRows(rows)} />
      <div>
        <Button variant="default" aria-disabled={stopping} onClick={() => !stopping && onCancel()}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </>
  );
}

type FinalState = Extract<ImportState, { state: 'finished' }>;

interface ImportResultProps extends Omit<FinalState, 'state'> {
  onAgain: () => void;
}

const KINDS = {
  complete: 'success',
  cancelled: 'warning',
  failed: 'error',
} as const satisfies Record<FinalState['how'], NoticeKind>;

function ImportResult({ how, rows, counts, total, message, onAgain }: ImportResultProps) {
  return (
    <>
      <Notice kind={KINDS[how]} title={renderTitle(how)}>
        {how === 'complete' ? null : (
          <p>
            <Trans>
              {counts.rows} of {total} rows were done, and stay. Import the same file again for the rest.
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

function renderTitle(how: FinalState['how']): ReactNode {
  switch (how) {
    case 'complete':
      return <Trans>The import is complete</Trans>;
    case 'cancelled':
      return <Trans>The import was cancelled</Trans>;
    case 'failed':
      return <Trans>The import could not be completed</Trans>;
  }
}
