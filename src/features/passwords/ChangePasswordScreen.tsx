import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button } from '@mantine/core';
import { AppLink } from '../../components/AppLink.tsx';
import { EntryPage } from '../../components/EntryPage.tsx';
import { FormShell } from '../../components/form/FormShell.tsx';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { useAppForm } from '../../components/form/use-app-form.ts';
import { Notice } from '../../components/Notice.tsx';
import { Page, Surface } from '../../components/Page.tsx';
import type { PasswordRefusal } from '../../errors/password-refusal.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { usePasswordMessages } from './use-password-messages.ts';

interface ChangePasswordScreenProps extends Omit<ChangePasswordFormProps, 'pending'> {
  state: 'choosing' | 'saving' | 'done';
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
      <Box maw={480}>
        <Surface>
          {state === 'done' ? (
            <PasswordChanged />
          ) : (
            <ChangePasswordForm {...form} pending={state === 'saving'} />
          )}
        </Surface>
      </Box>
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

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

interface ChangePasswordFormProps {
  pending: boolean;
  refusal: PasswordRefusal | null;
  onSubmit: (change: PasswordChange) => void;
}

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

function ChangePasswordForm({ pending, refusal, onSubmit }: ChangePasswordFormProps) {
  const { t } = useLingui();
  const findMessages = usePasswordMessages();

  function validate(values: typeof EMPTY) {
    const messages = findMessages(values);
    if (values.currentPassword === '') return { ...messages, currentPassword: t`Required` };
    if (messages.newPassword === undefined && values.newPassword === values.currentPassword) {
      return { ...messages, newPassword: t`Choose a password that differs from the current one.` };
    }
    return messages;
  }

  const form = useAppForm({
    initialValues: EMPTY,
    validate,
    refusal,
    pending,
    onSubmit: ({ currentPassword, newPassword }) => onSubmit({ currentPassword, newPassword }),
  });
  return (
    <FormShell
      label={t`Change password`}
      form={form}
      pending={pending}
      pendingLabel={t`Saving`}
      submitLabel={t`Change password`}
    >
      <PasswordField
        key={form.key('currentPassword')}
        {...form.getInputProps('currentPassword')}
        label={t`Current password`}
        autoComplete="current-password"
      />
      <NewPasswordFields form={form} />
    </FormShell>
  );
}
