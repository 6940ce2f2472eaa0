import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AppLink } from '../../components/AppLink.tsx';
import { paths } from '../../components/paths.ts';
import { NotForThisRole } from '../../records/NotForThisRole.tsx';
import { SectionCard } from '../../records/SectionCard.tsx';
import { LockReason } from '../../records/SectionForm.tsx';
import { OtherPasswordForm, type OtherPasswordFormProps } from './OtherPasswordForm.tsx';

export type PasswordAccess =
  | { state: 'own' }
  | ({ state: 'other' } & OtherPasswordFormProps)
  | { state: 'locked' };

export function PasswordSection({ access }: { access: PasswordAccess }) {
  const { t } = useLingui();
  return (
    <SectionCard id="password" title={t`Password`}>
      {renderContent(access)}
    </SectionCard>
  );
}

function renderContent(access: PasswordAccess): ReactNode {
  switch (access.state) {
    case 'own':
      return (
        <p>
          <AppLink href={paths.changePassword}>
            <Trans>Change your password</Trans>
          </AppLink>
        </p>
      );
    case 'other': {
      const { state: _, ...form } = access;
      return <OtherPasswordForm {...form} />;
    }
    case 'locked':
      return (
        <LockReason>
          <NotForThisRole />
        </LockReason>
      );
  }
}
