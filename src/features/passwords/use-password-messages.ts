import { useLingui } from '@lingui/react/macro';
import { findPasswordFault, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/passwords.ts';

interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}

export function usePasswordMessages() {
  const { t } = useLingui();

  function ofNewPassword(password: string): string | undefined {
    if (password === '') return t`Required`;
    switch (findPasswordFault(password)) {
      case 'too_short':
        return t`Use at least ${PASSWORD_MIN_LENGTH} characters.`;
      case 'too_long':
        return t`Use at most ${PASSWORD_MAX_LENGTH} characters.`;
      case 'too_common':
        return t`This password is too easy to guess. Please choose another one.`;
      case null:
        return undefined;
    }
  }

  function ofConfirmation({ newPassword, confirmPassword }: NewPassword): string | undefined {
    if (confirmPassword === '') return t`Required`;
    return confirmPassword === newPassword ? undefined : t`The two passwords differ.`;
  }

  return (values: NewPassword): { newPassword?: string; confirmPassword?: string } => {
    const newPassword = ofNewPassword(values.newPassword);
    const confirmPassword = ofConfirmation(values);
    return { ...(newPassword && { newPassword }), ...(confirmPassword && { confirmPassword }) };
  };
}
