import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { EntryPage } from '../../components/EntryPage.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import classes from './SignOutScreen.module.css';

type SignOutState = 'signingOut' | 'failed';

interface SignOutScreenProps {
  state: SignOutState;
  onRetry: () => void;
  onCancel: () => void;
}

export function SignOutScreen({ state, onRetry, onCancel }: SignOutScreenProps) {
  switch (state) {
    case 'signingOut':
      return (
        <EntryPage title={<Trans>Sign out</Trans>}>
          <p role="status" className={classes.underWay}>
            <Spinner size={24} />
            <Trans>Signing out…</Trans>
          </p>
        </EntryPage>
      );
    case 'failed':
      return (
        <EntryPage title={<Trans>Sign out</Trans>}>
          <Notice kind="error" title={<Trans>You are still signed in</Trans>}>
            <Trans>The server can't be reached, so the session could not be ended.</Trans>
          </Notice>
          <div className={classes.choices}>
            <Button onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
            <Button variant="default" onClick={onCancel}>
              <Trans>Stay signed in</Trans>
            </Button>
          </div>
        </EntryPage>
      );
  }
}
