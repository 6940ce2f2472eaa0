import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import type { CompanyUserRecord } from '#domain/contract.ts';
import { AppLink } from '../../components/AppLink.tsx';
import { paths } from '../../components/paths.ts';
import { HISTORY_TITLE, HistorySection } from '../../records/HistorySection.tsx';
import { InvitationCard, type InvitationCardProps } from '../../records/InvitationCard.tsx';
import { RecordPage } from '../../records/RecordPage.tsx';
import { SectionCard } from '../../records/SectionCard.tsx';
import type { MembershipSection } from './membership-sections.ts';
import { useCompanyTabs } from './use-company-tabs.ts';

export interface MembershipScreenProps {
  membership: CompanyUserRecord;
  mayReadCompany: boolean;
  sections: readonly MembershipSection[];
  drawSection: (section: MembershipSection) => ReactNode;
  delegate?: ReactNode;
  invitation?: Omit<InvitationCardProps, 'email' | 'active'>;
  history?: ComponentProps<typeof HistorySection>;
}

export function MembershipScreen(props: MembershipScreenProps) {
  const { membership, mayReadCompany, sections, drawSection, delegate, invitation, history } = props;
  const { t, i18n } = useLingui();
  const { user, company, active } = membership;
  return (
    <RecordPage
      state="ready"
      title={`${user.firstName} ${user.lastName}`}
      subtitle={company.name}
      active={active}
      tabs={useCompanyTabs(company._id, mayReadCompany)}
      sections={[
        ...sections.map((section) => ({
          id: section.id,
          title: i18n._(section.title),
          content: drawSection(section),
        })),
        ...(delegate ? [{ id: 'delegate', title: t`Delegate`, content: delegate }] : []),
        {
          id: 'person',
          title: t`Person`,
          content: <Person email={user.email} profileHref={paths.user(user._id)} />,
        },
        ...(invitation
          ? [
              {
                id: 'invitation',
                title: t`Invitation`,
                content: <InvitationCard email={user.email} active={user.active} {...invitation} />,
              },
            ]
          : []),
        ...(history
          ? [{ id: 'history', title: i18n._(HISTORY_TITLE), content: <HistorySection {...history} /> }]
          : []),
      ]}
    />
  );
}

function Person({ email, profileHref }: { email: string; profileHref: string }) {
  return (
    <SectionCard id="person" title={<Trans>Person</Trans>}>
      <p>{email}</p>
      <p>
        <AppLink href={profileHref}>
          <Trans>Open the profile</Trans>
        </AppLink>
      </p>
    </SectionCard>
  );
}
