import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AppLink } from '../../components/AppLink.tsx';
import { LinearProgress } from '../../components/LinearProgress.tsx';
import { Page } from '../../components/Page.tsx';
import { Surface } from '../../components/Surface.tsx';
import { ImportCheck } from './ImportCheck.tsx';
import { ImportFile } from './ImportFile.tsx';
import { ImportResult } from './ImportResult.tsx';
import { ImportRun } from './ImportRun.tsx';
import classes from './ImportScreen.module.css';
import type { ImportState } from './import-state.ts';

export interface ImportScreenProps {
  companyName: string;
  listHref: string;
  shown: ImportState;
  onChoose: (file: File) => void;
  onTemplate: () => void;
  onRun: (sendInvitations: boolean) => void;
  /** Cancels the import in progress, or removes the chosen file. */
  onCancel: () => void;
}

/** Many users at once, from a table that is checked first. */
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
        <div className={classes.content}>{contentOf(props)}</div>
      </Surface>
    </Page>
  );
}

function contentOf(props: ImportScreenProps): ReactNode {
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
