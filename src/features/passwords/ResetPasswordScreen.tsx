import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { AppLink } from '../../components/AppLink.tsx';
import { EntryPage } from '../../components/EntryPage.tsx';
import { FormShell } from '../../components/form/FormShell.tsx';
import { useAppForm } from '../../components/form/use-app-form.ts';
import { Notice } from '../../components/Notice.tsx';
import { paths } from '../../components/paths.ts';
import type { PasswordRefusal } from '../../errors/password-refusal.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { usePasswordMessages } from './use-password-messages.ts';

interface ResetPasswordScreenProps {
  state: 'choosing' | 'saving' | 'done' | 'linkInvalid';
  refusal: PasswordRefusal | null;
  onSubmit: (newPassword: string) => void;
}

export function ResetPasswordScreen({ state, refusal, onSubmit }: ResetPasswordScreenProps) {
  const { t } = useLingui();
  const form = useAppForm({
    initialValues: { newPassword: '', confirmPassword: '' },
    validate: usePasswordMessages(),
    refusal,
    pending: state === 'saving',
    onSubmit: ({ newPassword }) => onSubmit(newPassword),
  });

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
        form={form}
        pending={state === 'saving'}
        pendingLabel={t`Saving`}
        submitLabel={t`Change password`}
      >
        <NewPasswordFields form={form} />
      </FormShell>
    </EntryPage>
  );
}
