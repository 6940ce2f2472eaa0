import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { AppLink } from '../../components/AppLink.tsx';
import { EntryPage } from '../../components/EntryPage.tsx';
import { FormShell } from '../../components/form/FormShell.tsx';
import { Notice } from '../../components/Notice.tsx';
import { paths } from '../../components/paths.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import type { PasswordRefusal } from './password-refusal.ts';
import { usePasswordMessages } from './use-password-messages.ts';

interface ResetPasswordScreenProps {
  state: 'choosing' | 'saving' | 'done' | 'linkInvalid';
  refusal: PasswordRefusal | null;
  onSubmit: (newPassword: string) => void;
}

const NAMES = ['newPassword', 'confirmPassword'] as const;

export function ResetPasswordScreen({ state, refusal, onSubmit }: ResetPasswordScreenProps) {
  const { t } = useLingui();
  const messagesOf = usePasswordMessages();

  if (state === 'linkInvalid') {
    return (
      <EntryPage title={<Trans>This link no longer works</Trans>}>
        <Notice kind="warning">
          <Trans>A link works once, and only for a limited time.</Trans>
        </Notice>
        <Button component={AppLink} href={paths.forgotPassword} size="md" fullWidth>
          <Trans>Ask for a new link</Trans>
        </Button>
      </EntryPage>
    );
  }

  if (state === 'done') {
    return (
      <EntryPage title={<Trans>Your password is changed</Trans>}>
        <Notice kind="success">
          <Trans>All devices have been signed out. Sign in with the new password.</Trans>
        </Notice>
        <Button component={AppLink} href={paths.login} size="md" fullWidth>
          <Trans>Sign in</Trans>
        </Button>
      </EntryPage>
    );
  }

  return (
    <EntryPage title={<Trans>Choose a new password</Trans>}>
      <FormShell
        label={t`Choose a new password`}
        names={NAMES}
        validate={messagesOf}
        onSubmit={({ newPassword }) => onSubmit(newPassword)}
        pending={state === 'saving'}
        pendingLabel={t`Saving`}
        submitLabel={t`Change password`}
        refusal={refusal}
      >
        {(field) => (
          <NewPasswordFields newPassword={field('newPassword')} confirmPassword={field('confirmPassword')} />
        )}
      </FormShell>
    </EntryPage>
  );
}
