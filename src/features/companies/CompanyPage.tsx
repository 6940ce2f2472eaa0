import '../../i18n/catalogues/companies.ts';
import '../../i18n/catalogues/places.ts';
import '../../i18n/catalogues/records.ts';
import { subject } from '@casl/ability';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useEffectEvent, useMemo } from 'react';
import type { Company } from '#domain/contract.ts';
import { abilitiesOf } from '#machines/session/session-abilities.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { contractQuery } from '../../api/contract-query.ts';
import type { PlaceLocation } from '../../api/place-requests.ts';
import { companyQuery } from '../../api/record-queries.ts';
import { usePlaceLookup } from '../../booking/use-place-lookup.ts';
import { PlaceField } from '../../components/places/PlaceField.tsx';
import { useFirstProposal } from '../../components/places/use-first-proposal.ts';
import { cacheRecord } from '../../records/cache-record.ts';
import type { CustomFieldProps } from '../../records/field-spec.ts';
import { HISTORY_TITLE, HistorySection } from '../../records/HistorySection.tsx';
import { loadFailure } from '../../records/load-failure.ts';
import { RecordPage } from '../../records/RecordPage.tsx';
import { RecordReferenceData } from '../../records/RecordReferenceData.tsx';
import { useSectionFields } from '../../records/section-fields.ts';
import { useHistory } from '../../records/use-history.ts';
import { useUnsavedChanges } from '../../records/use-unsaved-changes.tsx';
import { CompanySectionEditor } from './CompanySectionEditor.tsx';
import { COMPANY_TITLES, POLICIES_ID, POLICIES_TITLE, useCompanyTabs } from './company-pages.ts';
import { companySections } from './company-sections.ts';
import { GroupLookup, GroupName } from './GroupLookup.tsx';
import type { CompanyPoliciesProps } from './policies/CompanyPolicies.tsx';

const GROUP = { Field: GroupLookup, show: (id: unknown) => (id ? <GroupName id={String(id)} /> : null) };

interface CompanyPageProps {
  companyId: string;
  Policies: ComponentType<CompanyPoliciesProps>;
}

export function CompanyPage({ companyId, Policies }: CompanyPageProps) {
  const { i18n } = useLingui();
  const { api } = useRouter().options.context;
  const { data, error } = useQuery({ ...companyQuery(api, companyId), throwOnError: false });
  if (data) {
    return (
      <RecordReferenceData>
        <LoadedCompany company={data} Policies={Policies} />
      </RecordReferenceData>
    );
  }
  return <RecordPage title={i18n._(COMPANY_TITLES.company)} {...loadFailure(error)} />;
}

function LoadedCompany({ company, Policies }: { company: Company } & Pick<CompanyPageProps, 'Policies'>) {
  const { i18n } = useLingui();
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const session = useSessionSelector(selectSession);
  const abilities = abilitiesOf(session);
  const unsaved = useUnsavedChanges();
  const history = useHistory((page) =>
    contractQuery(api, 'get', '/api/companies/{companyId}/history', {
      params: { path: { companyId: company._id }, query: { page } },
    }),
  );
  const tabs = useCompanyTabs(company._id, 'company');
  const sections = useSections(company);
  const mayChange = (field: string) =>
    abilities.can('update', subject('Company', { _id: company._id }), field);
  const onRecord = (record: Company) => cacheRecord(client, companyQuery(api, company._id).queryKey, record);
  const policies = {
    id: POLICIES_ID,
    title: i18n._(POLICIES_TITLE),
    content: (
      <Policies
        company={company}
        unsaved={unsaved}
        onRecord={onRecord}
        mayChange={mayChange('travelPolicies')}
      />
    ),
  };
  const mayRead = abilities.can('read', subject('History', { company: company._id }));
  return (
    <>
      <RecordPage
        state="ready"
        title={company.name}
        subtitle={company.customerId}
        active={company.active}
        tabs={tabs}
        sections={[
          ...sections.flatMap((section) => [
            {
              id: section.id,
              title: i18n._(section.title),
              content: (
                <CompanySectionEditor
                  section={section}
                  company={company}
                  unsaved={unsaved}
                  mayChange={mayChange}
                  onRecord={onRecord}
                />
              ),
            },
            ...(section.id === 'finance' ? [policies] : []),
          ]),
          ...(mayRead
            ? [{ id: 'history', title: i18n._(HISTORY_TITLE), content: <HistorySection {...history} /> }]
            : []),
        ]}
      />
      {unsaved.question}
    </>
  );
}

function useSections({ currency }: Company) {
  const { api } = useRouter().options.context;
  return useMemo(
    () =>
      companySections({
        group: GROUP,
        PlaceField: PlaceLookupField,
        currency,
        today: api.clock.today(),
      }),
    [api, currency],
  );
}

const ADDRESS_PARTS = ['street', 'postalCode', 'city', 'stateCountyProvince', 'country'] as const;

/** Looks up where a location is, and fills the fields beside it with what is known of the place. */
function PlaceLookupField({ name, label, error }: CustomFieldProps) {
  const { t } = useLingui();
  const { lookup, located } = usePlaceLookup(null);
  const firstProposal = useFirstProposal(lookup);
  const { fill } = useSectionFields();
  const prefix = name.slice(0, name.lastIndexOf('.') + 1);

  const fillIn = useEffectEvent(({ address, latitude, longitude }: PlaceLocation) => {
    for (const part of ADDRESS_PARTS) fill(`${prefix}address.${part}`, address[part] ?? '');
    fill(`${prefix}latitude`, latitude.toFixed(6));
    fill(`${prefix}longitude`, longitude.toFixed(6));
  });

  // A place is located by an answer of the server.
  useEffect(() => {
    if (located) fillIn(located);
  }, [located]);

  return (
    <PlaceField
      label={label}
      placeholder={t`City, airport or hotel`}
      error={error}
      lookup={lookup}
      firstProposal={firstProposal}
    />
  );
}
