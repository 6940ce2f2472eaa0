import { useLingui } from '@lingui/react/macro';
import { FormShell } from '../../components/form/FormShell.tsx';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { useAppForm } from '../../components/form/use-app-form.ts';
import type { PasswordRefusal } from '../../errors/password-refusal.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { usePasswordMessages } from './use-password-messages.ts';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

export interface ChangePasswordFormProps {
  pending: boolean;
  refusal: PasswordRefusal | null;
  onSubmit: (change: PasswordChange) => void;
}

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function ChangePasswordForm({ pending, refusal, onSubmit }: ChangePasswordFormProps) {
  const { t } = useLingui();
  const messagesOf = usePasswordMessages();

  function validate(values: typeof EMPTY) {
    const messages = messagesOf(values);
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
