import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import type { User } from '#domain/contract.ts';
import { ProfileAvatar } from '../../components/ProfileAvatar.tsx';
import { HistorySection } from '../../records/HistorySection.tsx';
import { InvitationCard, type InvitationCardProps } from '../../records/InvitationCard.tsx';
import { NotForThisRole } from '../../records/NotForThisRole.tsx';
import { type PageSection, RecordPage } from '../../records/RecordPage.tsx';
import { CalendarSection, type CalendarSectionProps } from './CalendarSection.tsx';
import { MembershipsSection, type NewMembership } from './MembershipsSection.tsx';
import { type PasswordAccess, PasswordSection } from './PasswordSection.tsx';
import { PictureSection, type PictureSectionProps } from './PictureSection.tsx';
import { type SessionsAccess, SessionsSection } from './SessionsSection.tsx';
import type { UserSection, UserSectionId } from './user-sections.ts';

export interface UserScreenProps {
  user: User;
  imageUrl: string | undefined;
  mayChange: boolean;
  sections: Readonly<Record<UserSectionId, UserSection>>;
  drawSection: (section: UserSection) => ReactNode;
  picture: Pick<PictureSectionProps, 'change' | 'fault' | 'onChoose' | 'onSend' | 'onGiveUp' | 'onRemove'>;
  invitation: Omit<InvitationCardProps, 'email' | 'active'>;
  newMembership: NewMembership;
  password: PasswordAccess;
  delegate?: ReactNode;
  calendar?: CalendarSectionProps;
  sessions?: SessionsAccess;
  history?: ComponentProps<typeof HistorySection>;
}

export function UserScreen(props: UserScreenProps) {
  const { user, imageUrl } = props;
  const fullName = formatFullName(user);
  return (
    <RecordPage
      state="ready"
      title={fullName}
      subtitle={user.email}
      active={user.active}
      aside={<ProfileAvatar fullName={fullName} imageUrl={imageUrl} size={48} />}
      sections={useSections(props)}
    />
  );
}

function useSections(props: UserScreenProps): PageSection[] {
  const { t, i18n } = useLingui();
  const {
    user,
    imageUrl,
    mayChange,
    invitation,
    newMembership,
    delegate,
    calendar,
    sessions,
    history,
    drawSection,
  } = props;
  const { account, personal, passports, finance, remarks, ...profiles } = props.sections;
  const fullName = formatFullName(user);
  const lock = mayChange ? null : <NotForThisRole />;
  const drawn = (section: UserSection) => ({
    id: section.id,
    title: i18n._(section.title),
    content: drawSection(section),
  });
  return [
    drawn(account),
    ...(mayChange
      ? [
          {
            id: 'invitation',
            title: t`Invitation`,
            content: <InvitationCard email={user.email} active={user.active} {...invitation} />,
          },
        ]
      : []),
    {
      id: 'picture',
      title: t`Picture`,
      content: <PictureSection {...props.picture} fullName={fullName} imageUrl={imageUrl} lock={lock} />,
    },
    drawn(personal),
    {
      id: 'company-related',
      title: t`Company related`,
      content: (
        <MembershipsSection
          memberships={user.companyUsers}
          newMembership={mayChange ? newMembership : undefined}
        />
      ),
    },
    ...(delegate ? [{ id: 'delegate', title: t`Delegate`, content: delegate }] : []),
    { id: 'password', title: t`Password`, content: <PasswordSection access={props.password} /> },
    ...(calendar ? [{ id: 'calendar', title: t`Calendar`, content: <CalendarSection {...calendar} /> }] : []),
    ...(sessions
      ? [{ id: 'sessions', title: t`Sessions`, content: <SessionsSection access={sessions} /> }]
      : []),
    ...[passports, finance, ...Object.values(profiles), remarks].map(drawn),
    ...(history ? [{ id: 'history', title: t`History`, content: <HistorySection {...history} /> }] : []),
  ];
}

function formatFullName({ firstName, lastName }: User): string {
  return `${firstName} ${lastName}`;
}
