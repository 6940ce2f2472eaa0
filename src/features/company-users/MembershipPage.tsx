import { subject } from '@casl/ability';
import { useLingui } from '@lingui/react/macro';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { CompanyUserRecord } from '#domain/contract.ts';
import { abilitiesOf } from '#machines/session/session-abilities.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { contractQuery } from '../../api/contract-query.ts';
import { companyUserQuery, companyUsersQuery } from '../../api/record-queries.ts';
import { ifMatch, readSaved } from '../../api/saved.ts';
import { cacheRecord } from '../../records/cache-record.ts';
import { DelegateEditor } from '../../records/DelegateEditor.tsx';
import type { CustomFieldProps } from '../../records/field-spec.ts';
import { LookupField } from '../../records/LookupField.tsx';
import { loadFailure } from '../../records/load-failure.ts';
import { RecordPage } from '../../records/RecordPage.tsx';
import {
  OwnSectionRequest,
  SectionRequestToDecide,
  useProfileRequests,
} from '../../records/SectionRequest.tsx';
import { useHistory } from '../../records/use-history.ts';
import { useInvitation } from '../../records/use-invitation.ts';
import { useUnsavedChanges } from '../../records/use-unsaved-changes.tsx';
import { askedMembership } from './asked-membership.ts';
import { MembershipScreen } from './MembershipScreen.tsx';
import { MembershipSectionEditor } from './MembershipSectionEditor.tsx';
import { type MembershipSection, membershipSections } from './membership-sections.ts';
import type { CompanyAccess } from './use-company-access.ts';

const APPROVER = {
  Field: ApproverLookup,
  show: (id: unknown) => (id ? <ApproverName id={String(id)} /> : null),
};

interface MembershipPageProps {
  companyUserId: string;
  access: CompanyAccess;
}

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
  const { companyId, mayChange, mayReadCompany, mayReadHistory } = access;
  const at = { companyId, companyUserId: membership._id };
  const delegation = subject('Delegation', { companyUser: membership._id, company: companyId });
  const mayName = abilitiesOf(session).can('update', delegation);
  const delegatorName = `${membership.user.firstName} ${membership.user.lastName}`;
  const history = useHistory((page) =>
    contractQuery(api, 'get', '/api/companies/{companyId}/users/{companyUserId}/history', {
      params: { path: at, query: { page } },
    }),
  );
  const isOwn = session?.companyUser._id === membership._id;
  const sections = useSections({ membership, access, isOwn });
  const onRecord = (record: CompanyUserRecord) =>
    cacheRecord(client, companyUserQuery(api, at).queryKey, record);
  const footerOf = useSectionFooter({ membership, access, isOwn, onRecord });

  return (
    <MembershipContext value={membership}>
      <MembershipScreen
        membership={membership}
        sections={sections}
        mayReadCompany={mayReadCompany}
        drawSection={(section) => (
          <MembershipSectionEditor
            section={section}
            membership={membership}
            mayChange={mayChange}
            unsaved={unsaved}
            onRecord={onRecord}
            footer={footerOf(section)}
          />
        )}
        delegate={
          mayName ? <DelegateEditor at={at} delegatorName={delegatorName} unsaved={unsaved} /> : undefined
        }
        invitation={mayChange ? invitation : undefined}
        history={mayReadHistory ? history : undefined}
      />
      {unsaved.question}
    </MembershipContext>
  );
}

const ACCEPT = '/api/companies/{companyId}/users/{companyUserId}/changeRequests/{requestId}/accept';

interface SectionFooterOptions extends SectionsOptions {
  onRecord: (record: CompanyUserRecord) => void;
}

/** What the person asks to have changed in their membership. */
function useSectionFooter(options: SectionFooterOptions): (section: MembershipSection) => ReactNode {
  const { membership, access, isOwn, onRecord } = options;
  const { companyId, mayChange } = access;
  const { api } = useRouter().options.context;
  const requests = useProfileRequests(membership.user._id, isOwn || mayChange);
  return footerOf;

  function footerOf(section: MembershipSection): ReactNode {
    if (!requests || section.id !== 'membership') return undefined;
    const asked = askedMembership(section, membership);
    const request = requests.find(({ change }) => change.membership?.companyUser === membership._id);
    const { user } = membership;
    if (!mayChange) {
      return <OwnSectionRequest section={asked} userId={user._id} request={request} isPartly={false} />;
    }
    if (request?.state !== 'waiting') return undefined;
    return (
      <SectionRequestToDecide
        section={asked}
        person={user}
        request={request}
        accept={() => accept(request._id)}
      />
    );
  }

  async function accept(requestId: string): Promise<boolean> {
    const params = {
      path: { companyId, companyUserId: membership._id, requestId },
      header: ifMatch(membership.version),
    };
    const { state, record } = await readSaved(api.http.POST(ACCEPT, { params }));
    onRecord(record);
    return state !== 'stale';
  }
}

interface SectionsOptions {
  membership: CompanyUserRecord;
  access: CompanyAccess;
  isOwn: boolean;
}

function useSections({ membership, access, isOwn }: SectionsOptions): readonly MembershipSection[] {
  const { api } = useRouter().options.context;
  const { companyId, company, mayReadCompany } = access;
  const choices = useChoices({ companyId, companyUserId: membership._id }, isOwn && !mayReadCompany);
  return useMemo(
    () =>
      membershipSections({
        membership,
        approver: APPROVER,
        company: company ? { ...company, referenceFields: company.finance.referenceFields } : choices,
        today: api.clock.today(),
      }),
    [api, membership, company, choices],
  );
}

/** What people can ask for in their own membership, by name; the company's other data stay hidden from them. */
function useChoices(path: { companyId: string; companyUserId: string }, isWanted: boolean) {
  const { api } = useRouter().options.context;
  const { data } = useQuery({
    ...contractQuery(api, 'get', '/api/companies/{companyId}/users/{companyUserId}/choices', {
      params: { path },
    }),
    enabled: isWanted,
    throwOnError: false,
  });
  return useMemo(() => (data ? { ...data, referenceFields: [] } : null), [data]);
}

const TYPING_MS = 300;

const MembershipContext = createContext<CompanyUserRecord | null>(null);

function ApproverLookup({ label, value, error, onChange }: CustomFieldProps) {
  const { api } = useRouter().options.context;
  const membership = use(MembershipContext);
  const [typed, setTyped] = useState('');
  const [searchString] = useDebouncedValue(typed.trim(), TYPING_MS);
  const found = useQuery({
    ...companyUsersQuery(api, membership?.company._id ?? '', { page: 1, searchString }),
    enabled: membership !== null,
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const colleagues = (found.data?.docs ?? []).filter(({ _id, active }) => active && _id !== membership?._id);
  const options = colleagues.map(({ _id, user: { firstName, lastName, email } }) => ({
    id: _id,
    label: `${firstName} ${lastName}, ${email}`,
  }));
  const id = typeof value === 'string' ? value : null;
  const chosen = id === null ? null : { id, label: knownName(membership, id) ?? id };
  const searching = found.isFetching || searchString !== typed.trim();
  return (
    <LookupField
      label={label}
      error={error}
      options={options}
      searching={searching}
      chosen={chosen}
      onChange={onChange}
      onType={setTyped}
    />
  );
}

/** The name of an approver; one set by another user in the meantime is loaded. */
function ApproverName({ id }: { id: string }) {
  const { api } = useRouter().options.context;
  const membership = use(MembershipContext);
  const known = knownName(membership, id);
  const { data } = useQuery({
    ...companyUserQuery(api, { companyId: membership?.company._id ?? '', companyUserId: id }),
    enabled: membership !== null && known === null,
    throwOnError: false,
  });
  return known ?? (data ? `${data.user.firstName} ${data.user.lastName}` : id);
}

function knownName(membership: CompanyUserRecord | null, id: string): string | null {
  const approver = [membership?.level1Approver, membership?.level2Approver].find((one) => one?._id === id);
  return approver ? `${approver.firstName} ${approver.lastName}` : null;
}
