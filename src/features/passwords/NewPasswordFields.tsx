import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { passwordLength } from '#domain/passwords.ts';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { PasswordRule } from './PasswordRule.tsx';

interface FieldProps {
  name: string;
  error: string | undefined;
}

interface NewPasswordFieldsProps {
  newPassword: FieldProps;
  confirmPassword: FieldProps;
}

export function NewPasswordFields({ newPassword, confirmPassword }: NewPasswordFieldsProps) {
  const { t } = useLingui();
  const [length, setLength] = useState(0);
  /** It may have been filled in before the page came alive. */
  const countFilledIn = useCallback((field: HTMLInputElement | null) => {
    if (field) setLength(passwordLength(field.value));
  }, []);
  return (
    <>
      <PasswordField
        {...newPassword}
        ref={countFilledIn}
        label={t`New password`}
        description={<PasswordRule length={length} />}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autoComplete="new-password"
        onChange={(event) => setLength(passwordLength(event.currentTarget.value))}
      />
      <PasswordField
        {...confirmPassword}
        label={<Trans>Confirm new password</Trans>}
        autoComplete="new-password"
      />
    </>
  );
}
