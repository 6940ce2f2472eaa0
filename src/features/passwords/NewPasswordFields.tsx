import { Trans, useLingui } from '@lingui/react/macro';
import type { UseFormReturnType } from '@mantine/form';
import { passwordLength } from '#domain/passwords.ts';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { PasswordRule } from './PasswordRule.tsx';

interface NewPasswordFieldsProps {
  form: Pick<
    UseFormReturnType<{ newPassword: string; confirmPassword: string }>,
    'key' | 'getInputProps' | 'useWatchValue'
  >;
}

export function NewPasswordFields({ form }: NewPasswordFieldsProps) {
  const { t } = useLingui();
  const length = passwordLength(form.useWatchValue('newPassword'));
  return (
    <>
      <PasswordField
        key={form.key('newPassword')}
        {...form.getInputProps('newPassword')}
        label={t`New password`}
        description={<PasswordRule length={length} />}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autoComplete="new-password"
      />
      <PasswordField
        key={form.key('confirmPassword')}
        {...form.getInputProps('confirmPassword')}
        label={<Trans>Confirm new password</Trans>}
        autoComplete="new-password"
      />
    </>
  );
}
