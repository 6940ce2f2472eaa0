import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { isEmail } from '#domain/typed-text.ts';
import type { Credentials } from '#machines/session/session-machine.ts';
import type { SignInState } from '#machines/session/session-selectors.ts';
import { AppLink } from '../../components/AppLink.tsx';
import { EntryPage } from '../../components/EntryPage.tsx';
import { FormShell } from '../../components/form/FormShell.tsx';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { useAppForm } from '../../components/form/use-app-form.ts';
import { Notice } from '../../components/Notice.tsx';
import { paths } from '../../components/paths.ts';
import classes from './SignInScreen.module.css';

interface SignInScreenProps {
  state: SignInState;
  retryAfterSeconds: number | null;
  onSubmit: (credentials: Credentials) => void;
}

const LONGEST_IN_SECONDS = 90;

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
      email: address === '' ? t`The email field is required.` : undefined,
      ...(address !== '' && !isEmail(address) && { email: t`Please enter a valid email address.` }),
      password: password === '' ? t`Enter the password for your account.` : undefined,
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

interface SignInNoticeProps {
  state: SignInState;
  retryAfterSeconds: number | null;
}

function SignInNotice({ state, retryAfterSeconds }: SignInNoticeProps) {
  switch (state) {
    case 'expired':
      return (
        <Notice kind="info">
          <Trans>Your session has expired. Sign in again to continue where you were.</Trans>
        </Notice>
      );
    case 'rejected':
      return (
        <Notice kind="error">
          <Trans>Invalid email or password.</Trans>
        </Notice>
      );
    case 'throttled':
      return (
        <Notice kind="warning" title={<Trans>Too many attempts</Trans>}>
          <TryAgainIn seconds={retryAfterSeconds ?? 0} />
        </Notice>
      );
    case 'unreachable':
      return (
        <Notice
          kind="error"
          title={<Trans>The server can't be reached</Trans>}
          action={
            <Button type="submit" variant="default" size="xs">
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Check your connection. What you entered is still there.</Trans>
        </Notice>
      );
    case 'starting':
    case 'resting':
    case 'signingIn':
      return null;
  }
}

interface TryAgainInProps {
  seconds: number;
}

function TryAgainIn({ seconds }: TryAgainInProps) {
  const { amount, unit } = waitingTime(seconds);
  return unit === 'minutes' ? (
    <Plural value={amount} one="Try again in # minute." other="Try again in # minutes." />
  ) : (
    <Plural value={amount} one="Try again in # second." other="Try again in # seconds." />
  );
}

interface WaitingTime {
  amount: number;
  unit: 'seconds' | 'minutes';
}

export function waitingTime(seconds: number): WaitingTime {
  const whole = Math.max(1, Math.ceil(seconds));
  return whole <= LONGEST_IN_SECONDS
    ? { amount: whole, unit: 'seconds' }
    : { amount: Math.ceil(whole / 60), unit: 'minutes' };
}
