import '../../i18n/catalogues/company-users.ts';
import '../../i18n/catalogues/records.ts';
import type { ComponentType } from 'react';
import type { Session } from '#machines/session/session-machine.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { RecordReferenceData } from '../../records/RecordReferenceData.tsx';
import type { CompanyUsersSearch } from './company-users-search.ts';
import { ListPage } from './ListPage.tsx';
import { type CompanyAccess, useCompanyAccess } from './use-company-access.ts';

interface CompanyUsersPageProps {
  companyId: string;
  search: CompanyUsersSearch;
  pages: {
    Membership: ComponentType<{ companyUserId: string; access: CompanyAccess }>;
    Creation: ComponentType<{ access: CompanyAccess }>;
    Import: ComponentType<{ access: CompanyAccess }>;
  };
}

export function CompanyUsersPage(props: CompanyUsersPageProps) {
  const session = useSessionSelector(selectSession);
  return session ? (
    <RecordReferenceData>
      <Content {...props} session={session} />
    </RecordReferenceData>
  ) : null;
}

function Content({ companyId, search, pages, session }: CompanyUsersPageProps & { session: Session }) {
  const access = useCompanyAccess(session, companyId);
  if (search.companyUser) {
    return <pages.Membership key={search.companyUser} companyUserId={search.companyUser} access={access} />;
  }
  if (search.create && access.mayChange) return <pages.Creation access={access} />;
  if (search.import && access.mayChange) return <pages.Import access={access} />;
  return <ListPage search={search} access={access} />;
}
