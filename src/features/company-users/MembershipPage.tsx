import { subject } from '@casl/ability';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { CompanyUserRecord } from '#domain/contract.ts';
import { utcDay } from '#domain/local-time.ts';
import { abilitiesOf } from '#machines/session/session-abilities.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { companyUserHistoryQuery, companyUserQuery } from '../../api/company-user-requests.ts';
import { cacheRecord } from '../../records/cache-record.ts';
import { DelegateOf } from '../../records/DelegateOf.tsx';
import { loadFailure } from '../../records/load-failure.ts';
import { RecordPage } from '../../records/RecordPage.tsx';
import { useHistory } from '../../records/use-history.ts';
import { useInvitation } from '../../records/use-invitation.ts';
import { useUnsavedChanges } from '../../records/use-unsaved-changes.tsx';
import { ApproverLookup, ApproverName, MembershipContext } from './ApproverLookup.tsx';
import { MembershipScreen } from './MembershipScreen.tsx';
import { MembershipSectionOf } from './MembershipSectionOf.tsx';
import { membershipSections } from './membership-sections.ts';
import type { CompanyAccess } from './use-company-access.ts';

const APPROVER = {
  Field: ApproverLookup,
  show: (id: unknown) => (id ? <ApproverName id={String(id)} /> : null),
};

interface MembershipPageProps {
  companyUserId: string;
  access: CompanyAccess;
}

/** A user's membership in a company. */
export function MembershipPage({ companyUserId, access }: MembershipPageProps) {
  const { t } = useLingui();
  const { api } = useRouter().options.context;
  const query = companyUserQuery(api, { companyId: access.companyId, companyUserId });
  const { data, error } = useQuery({ ...query, throwOnError: false });
  // The choices of the form are the company's.
  if (data && !access.isLoading) return <LoadedMembership membership={data} access={access} />;
  return <RecordPage title={t`Company user`} {...loadFailure(error)} />;
}

function LoadedMembership({ membership, access }: { membership: CompanyUserRecord; access: CompanyAccess }) {
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const session = useSessionSelector(selectSession);
  const unsaved = useUnsavedChanges();
  const invitation = useInvitation(membership.user._id);
  const { companyId, company, mayChange, mayReadCompany, mayReadHistory } = access;
  const at = { companyId, companyUserId: membership._id };
  const delegation = subject('Delegation', { companyUser: membership._id, company: companyId });
  const mayName = abilitiesOf(session).can('update', delegation);
  const delegatorName = `${membership.user.firstName} ${membership.user.lastName}`;
  const history = useHistory((page) => companyUserHistoryQuery(api, at, page));
  const sections = useMemo(
    () =>
      membershipSections({
        membership,
        approver: APPROVER,
        company: company && { ...company, referenceFields: company.finance.referenceFields },
        today: utcDay(api.clock.now()),
      }),
    [api, membership, company],
  );
  const onRecord = (record: CompanyUserRecord) =>
    cacheRecord(client, companyUserQuery(api, at).queryKey, record);
  return (
    <MembershipContext value={membership}>
      <MembershipScreen
        membership={membership}
        sections={sections}
        mayReadCompany={mayReadCompany}
        drawSection={(section) => (
          <MembershipSectionOf
            section={section}
            membership={membership}
            mayChange={mayChange}
            unsaved={unsaved}
            onRecord={onRecord}
          />
        )}
        delegate={
          mayName ? <DelegateOf at={at} delegatorName={delegatorName} unsaved={unsaved} /> : undefined
        }
        invitation={mayChange ? invitation : undefined}
        history={mayReadHistory ? history : undefined}
      />
      {unsaved.question}
    </MembershipContext>
  );
}
