import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { findPasswordFault, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/passwords.ts';
import { FormShell } from '../../components/form/FormShell.tsx';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { type Refusal, useAppForm } from '../../components/form/use-app-form.ts';

const EMPTY = { currentPassword: '', newPassword: '' };

export interface OtherPasswordFormProps {
  pending: boolean;
  refusal: Refusal | null;
  changes: number;
  onSubmit: (change: typeof EMPTY) => void;
}

/** Sets another user's password; one's own password is the proof. */
export function OtherPasswordForm({ changes, ...form }: OtherPasswordFormProps) {
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  if (openedAt !== changes) {
    return (
      <div>
        <Button variant="light" onClick={() => setOpenedAt(changes)}>
          <Trans>Set a new password</Trans>
        </Button>
      </div>
    );
  }
  return <Form {...form} />;
}

function Form({ pending, refusal, onSubmit }: Omit<OtherPasswordFormProps, 'changes'>) {
  const { t } = useLingui();
  const faults = {
    too_short: t`Use at least ${PASSWORD_MIN_LENGTH} characters.`,
    too_long: t`Use at most ${PASSWORD_MAX_LENGTH} characters.`,
    too_common: t`This password is too easy to guess. Please choose another one.`,
  };
  const validate = ({ currentPassword, newPassword }: typeof EMPTY) => {
    const fault = newPassword === '' ? null : findPasswordFault(newPassword);
    return {
      currentPassword: currentPassword === '' ? t`Required` : undefined,
      newPassword: newPassword === '' ? t`Required` : undefined,
      ...(fault && { newPassword: faults[fault] }),
    };
  };
  const form = useAppForm({ initialValues: EMPTY, validate, refusal, pending, onSubmit });
  return (
    <FormShell
      label={t`New password`}
      form={form}
      pending={pending}
      pendingLabel={t`Saving`}
      submitLabel={t`Set password`}
    >
      <PasswordField
        key={form.key('currentPassword')}
        {...form.getInputProps('currentPassword')}
        label={t`Your own password`}
        description={t`This confirms that it is really you`}
        autoComplete="current-password"
      />
      <PasswordField
        key={form.key('newPassword')}
        {...form.getInputProps('newPassword')}
        label={t`Their new password`}
        autoComplete="new-password"
      />
    </FormShell>
  );
}
