import { subject } from '@casl/ability';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Company } from '#domain/contract.ts';
import { abilitiesOf } from '#machines/session/session-abilities.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { companyQuery } from '../../api/record-queries.ts';

export interface CompanyAccess {
  companyId: string;
  companyName: string;
  /** Null for users who may not see it. */
  company: Company | null;
  isLoading: boolean;
  mayReadCompany: boolean;
  mayChange: boolean;
  /** All of its users, as the table has them. */
  mayExport: boolean;
  mayReadHistory: boolean;
}

export function useCompanyAccess(session: Session, companyId: string): CompanyAccess {
  const { api } = useRouter().options.context;
  const abilities = abilitiesOf(session);
  const mayReadCompany = abilities.can('read', subject('Company', { _id: companyId }));
  const { data = null, isLoading } = useQuery({
    ...companyQuery(api, companyId),
    enabled: mayReadCompany,
    throwOnError: false,
  });
  const known = [session.company, ...session.companyUser.user.companyUsers.map(({ company }) => company)];
  const companyName = data?.name ?? known.find(({ _id }) => _id === companyId)?.name ?? '';
  const mayChange = abilities.can('update', subject('CompanyUser', { company: companyId }), 'role');
  const mayExport = abilities.can('read', subject('CompanyUser', { company: companyId }));
  const mayReadHistory = abilities.can('read', subject('History', { company: companyId }));
  const rules = { mayReadCompany, mayChange, mayExport, mayReadHistory };
  return { companyId, companyName, company: data, isLoading, ...rules };
}
