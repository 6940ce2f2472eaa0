import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { isEmail } from '#domain/typed-text.ts';
import { AppLink } from '../../components/AppLink.tsx';
import { EntryPage } from '../../components/EntryPage.tsx';
import { FormShell } from '../../components/form/FormShell.tsx';
import { useAppForm } from '../../components/form/use-app-form.ts';
import { Notice } from '../../components/Notice.tsx';
import { paths } from '../../components/paths.ts';
import classes from './passwords.module.css';

interface ForgotPasswordScreenProps {
  state: 'asking' | 'sending' | 'sent' | 'failed';
  message: string | null;
  onSubmit: (email: string) => void;
}

export function ForgotPasswordScreen({ state, message, onSubmit }: ForgotPasswordScreenProps) {
  const { t } = useLingui();
  const form = useAppForm({
    initialValues: { email: '' },
    validate,
    pending: state === 'sending',
    onSubmit: ({ email }) => onSubmit(email.trim()),
  });
  const backToSignIn = (
    <AppLink href={paths.login} className={classes.aside}>
      <Trans>Back to sign in</Trans>
    </AppLink>
  );

  if (state === 'sent') {
    return (
      <EntryPage title={<Trans>Check your mailbox</Trans>}>
        <Notice kind="success">
          <Trans>
            If there is an account with this address, a link to choose a new password is on its way. It works
            once, for 30 minutes.
          </Trans>
        </Notice>
        {backToSignIn}
      </EntryPage>
    );
  }

  function validate({ email }: { email: string }): { email?: string } {
    const address = email.trim();
    if (address === '') return { email: t`The email field is required.` };
    return isEmail(address) ? {} : { email: t`Please enter a valid email address.` };
  }

  return (
    <EntryPage
      title={<Trans>Reset your password</Trans>}
      lead={<Trans>Enter the address you sign in with. You will get a link to choose a new password.</Trans>}
    >
      <FormShell
        label={t`Reset your password`}
        form={form}
        pending={state === 'sending'}
        pendingLabel={t`Sending`}
        submitLabel={t`Send the link`}
        notice={state === 'failed' ? <Notice kind="error">{message}</Notice> : null}
        footer={backToSignIn}
      >
        <TextInput
          key={form.key('email')}
          {...form.getInputProps('email')}
          label={t`E-mail`}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </FormShell>
    </EntryPage>
  );
}
