import { useLingui } from '@lingui/react/macro';
import { FormShell } from '../../components/form/FormShell.tsx';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import type { PasswordRefusal } from './password-refusal.ts';
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

const NAMES = ['currentPassword', 'newPassword', 'confirmPassword'] as const;
type Values = Record<(typeof NAMES)[number], string>;

export function ChangePasswordForm({ pending, refusal, onSubmit }: ChangePasswordFormProps) {
  const { t } = useLingui();
  const messagesOf = usePasswordMessages();

  function validate(values: Values) {
    const messages = messagesOf(values);
    if (values.currentPassword === '') return { ...messages, currentPassword: t`Required` };
    if (messages.newPassword === undefined && values.newPassword === values.currentPassword) {
      return { ...messages, newPassword: t`Choose a password that differs from the current one.` };
    }
    return messages;
  }

  return (
    <FormShell
      label={t`Change password`}
      names={NAMES}
      validate={validate}
      onSubmit={({ currentPassword, newPassword }) => onSubmit({ currentPassword, newPassword })}
      pending={pending}
      pendingLabel={t`Saving`}
      submitLabel={t`Change password`}
      refusal={refusal}
    >
      {(field) => (
        <>
          <PasswordField
            {...field('currentPassword')}
            label={t`Current password`}
            autoComplete="current-password"
          />
          <NewPasswordFields newPassword={field('newPassword')} confirmPassword={field('confirmPassword')} />
        </>
      )}
    </FormShell>
  );
}
