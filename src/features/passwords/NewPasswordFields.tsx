import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { PASSWORD_MIN_LENGTH, passwordLength } from '#domain/passwords.ts';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { Icon } from '../../components/Icon.tsx';
import { checkIcon } from '../../components/icons.ts';
import classes from './NewPasswordFields.module.css';

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

interface PasswordRuleProps {
  length: number;
}

function PasswordRule({ length }: PasswordRuleProps) {
  const met = length >= PASSWORD_MIN_LENGTH;
  return (
    <Stack component="span" gap={2} c="dimmed">
      <Group component="span" className={classes.length} gap={4} wrap="nowrap" data-met={met}>
        {met ? <Icon path={checkIcon} size={14} /> : null}
        <Trans>
          {length} of at least {PASSWORD_MIN_LENGTH} characters
        </Trans>
      </Group>
      <Trans>
        A few words that don't belong together are easy to remember. Common passwords are not accepted.
      </Trans>
    </Stack>
  );
}
