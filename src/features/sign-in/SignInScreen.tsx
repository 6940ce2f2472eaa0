import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Credentials } from '#machines/session/session-machine.ts';
import type { SignInState } from '#machines/session/session-selectors.ts';
import { AppLink } from '../../components/AppLink.tsx';
import { EntryPage } from '../../components/EntryPage.tsx';
import { isEmail } from '../../components/form/email.ts';
import { FormShell } from '../../components/form/FormShell.tsx';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { useAppForm } from '../../components/form/use-app-form.ts';
import { paths } from '../../components/paths.ts';
import { SignInNotice } from './SignInNotice.tsx';
import classes from './SignInScreen.module.css';

interface SignInScreenProps {
  state: SignInState;
  retryAfterSeconds: number | null;
  onSubmit: (credentials: Credentials) => void;
}

export function SignInScreen({ state, retryAfterSeconds, onSubmit }: SignInScreenProps) {
  const { t } = useLingui();
  const emailField = useRef<HTMLInputElement>(null);

  // The person may have chosen a field before the page was ready.
  useEffect(() => {
    if (document.activeElement === document.body) emailField.current?.focus();
  }, []);

  function validate({ email, password }: Credentials) {
    const address = email.trim();
    return {
      ...(address === '' && { email: t`The email field is required.` }),
      ...(address !== '' && !isEmail(address) && { email: t`Please enter a valid email address.` }),
      ...(password === '' && { password: t`Enter the password for your account.` }),
    };
  }

  const form = useAppForm<Credentials>({
    initialValues: { email: '', password: '' },
    validate,
    waiting: state === 'starting',
    pending: state === 'signingIn',
    onSubmit: ({ email, password }) => onSubmit({ email: email.trim(), password }),
  });

  return (
    <EntryPage title={<Trans>Welcome</Trans>}>
      <FormShell
        label={t`Sign in`}
        form={form}
        pending={state === 'signingIn'}
        pendingLabel={t`Signing in`}
        submitLabel={t`Sign in`}
        notice={<SignInNotice state={state} retryAfterSeconds={retryAfterSeconds} />}
        footer={
          <AppLink href={paths.forgotPassword} className={classes.reset}>
            <Trans>
              Forgot password? <strong>Reset</strong>
            </Trans>
          </AppLink>
        }
      >
        <TextInput
          key={form.key('email')}
          {...form.getInputProps('email')}
          ref={emailField}
          label={t`E-mail`}
          type="text"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          key={form.key('password')}
          {...form.getInputProps('password')}
          label={t`Password`}
          autoComplete="current-password"
        />
      </FormShell>
    </EntryPage>
  );
}
