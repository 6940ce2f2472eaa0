import '../../i18n/catalogues/company-users.ts';
import '../../i18n/catalogues/records.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { RecordReferenceData } from '../../records/RecordReferenceData.tsx';
import type { CompanyUsersSearch } from './company-users-search.ts';
import { ImportPage } from './ImportPage.tsx';
import { ListPage } from './ListPage.tsx';
import { MembershipPage } from './MembershipPage.tsx';
import { NewMembershipPage } from './NewMembershipPage.tsx';
import { useCompanyAccess } from './use-company-access.ts';

interface CompanyUsersPageProps {
  companyId: string;
  search: CompanyUsersSearch;
}

/** The users of a company: the list, one user, a new one, or an import. */
export function CompanyUsersPage(props: CompanyUsersPageProps) {
  const session = useSessionSelector(selectSession);
  return session ? (
    <RecordReferenceData>
      <Content {...props} session={session} />
    </RecordReferenceData>
  ) : null;
}

function Content({ companyId, search, session }: CompanyUsersPageProps & { session: Session }) {
  const access = useCompanyAccess(session, companyId);
  if (search.companyUser) {
    return <MembershipPage key={search.companyUser} companyUserId={search.companyUser} access={access} />;
  }
  if (search.create && access.mayChange) return <NewMembershipPage access={access} />;
  if (search.import && access.mayChange) return <ImportPage access={access} />;
  return <ListPage search={search} access={access} />;
}
