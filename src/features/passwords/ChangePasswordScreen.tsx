import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { AppLink } from '../../components/AppLink.tsx';
import { EntryPage } from '../../components/EntryPage.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { Surface } from '../../components/Surface.tsx';
import { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm.tsx';
import classes from './passwords.module.css';

interface ChangePasswordScreenProps extends Omit<ChangePasswordFormProps, 'pending'> {
  state: 'choosing' | 'saving' | 'done';
  /** Whether nothing else can be done before. */
  forced: boolean;
  onSignOut: () => void;
}

export function ChangePasswordScreen({ state, forced, onSignOut, ...form }: ChangePasswordScreenProps) {
  if (forced && state !== 'done') {
    return (
      <EntryPage
        title={<Trans>Change password</Trans>}
        lead={
          <Trans>
            Your password was set by another person. Choose one that only you know before you continue.
          </Trans>
        }
      >
        <ChangePasswordForm {...form} pending={state === 'saving'} />
        <Button variant="subtle" onClick={onSignOut}>
          <Trans>Sign out</Trans>
        </Button>
      </EntryPage>
    );
  }
  return (
    <Page title={<Trans>Change password</Trans>}>
      <div className={classes.narrow}>
        <Surface>
          {state === 'done' ? (
            <PasswordChanged />
          ) : (
            <ChangePasswordForm {...form} pending={state === 'saving'} />
          )}
        </Surface>
      </div>
    </Page>
  );
}

function PasswordChanged() {
  return (
    <Notice
      kind="success"
      title={<Trans>Your password is changed</Trans>}
      action={
        <AppLink href="/">
          <Trans>Go to the home page</Trans>
        </AppLink>
      }
    >
      <Trans>You stay signed in here. All other devices have been signed out.</Trans>
    </Notice>
  );
}
