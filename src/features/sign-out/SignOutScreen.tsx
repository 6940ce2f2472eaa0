import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { EntryPage } from '../../components/EntryPage.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Spinner } from '../../components/Spinner.tsx';

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
          <Group role="status" component="p" gap="sm" wrap="nowrap">
            <Spinner size={24} />
            <Trans>Signing out…</Trans>
          </Group>
        </EntryPage>
      );
    case 'failed':
      return (
        <EntryPage title={<Trans>Sign out</Trans>}>
          <Notice kind="error" title={<Trans>You are still signed in</Trans>}>
            <Trans>The server can't be reached, so the session could not be ended.</Trans>
          </Notice>
          <Group gap="sm">
            <Button onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
            <Button variant="default" onClick={onCancel}>
              <Trans>Stay signed in</Trans>
            </Button>
          </Group>
        </EntryPage>
      );
  }
}
