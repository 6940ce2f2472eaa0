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
import { paths } from '../../components/paths.ts';
import { SignInNotice } from './SignInNotice.tsx';
import classes from './SignInScreen.module.css';

interface SignInScreenProps {
  state: SignInState;
  retryAfterSeconds: number | null;
  onSubmit: (credentials: Credentials) => void;
}

type Name = keyof Credentials;
const NAMES: readonly Name[] = ['email', 'password'];

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

  return (
    <EntryPage title={<Trans>Welcome</Trans>}>
      <FormShell
        label={t`Sign in`}
        names={NAMES}
        validate={validate}
        onSubmit={({ email, password }) => onSubmit({ email: email.trim(), password })}
        waiting={state === 'starting'}
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
        {(field) => (
          <>
            <TextInput
              {...field('email')}
              ref={emailField}
              label={t`E-mail`}
              type="text"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
            <PasswordField {...field('password')} label={t`Password`} autoComplete="current-password" />
          </>
        )}
      </FormShell>
    </EntryPage>
  );
}
