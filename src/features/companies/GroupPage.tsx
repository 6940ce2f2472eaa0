import '../../i18n/catalogues/companies.ts';
import '../../i18n/catalogues/records.ts';
import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { CompanyGroup } from '#domain/contract.ts';
import { abilitiesOf } from '#machines/session/session-abilities.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { contractQuery } from '../../api/contract-query.ts';
import { groupQuery } from '../../api/record-queries.ts';
import { ifMatch, readSaved } from '../../api/saved.ts';
import { CompanyLookup } from '../../records/CompanyLookup.tsx';
import { cacheRecord } from '../../records/cache-record.ts';
import { HISTORY_TITLE, HistorySection } from '../../records/HistorySection.tsx';
import { loadFailure } from '../../records/load-failure.ts';
import { NotForThisRole } from '../../records/NotForThisRole.tsx';
import { RecordPage } from '../../records/RecordPage.tsx';
import { RecordSection } from '../../records/RecordSection.tsx';
import { requestBody } from '../../records/request-body.ts';
import { useHistory } from '../../records/use-history.ts';
import { useSectionSave } from '../../records/use-section-save.ts';
import { useUnsavedChanges } from '../../records/use-unsaved-changes.tsx';
import { COMPANY_TITLES, useGroupTabs } from './company-pages.ts';
import { groupFields, groupRequest, groupValues } from './group-fields.ts';

const FIELDS = groupFields(CompanyLookup);

export function GroupPage({ companyGroupId }: { companyGroupId: string }) {
  const { i18n } = useLingui();
  const { api } = useRouter().options.context;
  const { data, error } = useQuery({ ...groupQuery(api, companyGroupId), throwOnError: false });
  if (data) return <LoadedGroup group={data} />;
  return <RecordPage title={i18n._(COMPANY_TITLES.group)} {...loadFailure(error)} />;
}

function LoadedGroup({ group }: { group: CompanyGroup }) {
  const { i18n } = useLingui();
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const abilities = abilitiesOf(useSessionSelector(selectSession));
  const mayChange = abilities.can('manage', 'CompanyGroup');
  const unsaved = useUnsavedChanges();
  const path = { companyGroupId: group._id };
  const history = useHistory((page) =>
    contractQuery(api, 'get', '/api/groups/{companyGroupId}/history', {
      params: { path, query: { page } },
    }),
  );
  const tabs = useGroupTabs(group._id, 'group');
  const saving = useSectionSave<CompanyGroup>({
    name: 'group',
    record: group,
    valuesOf: groupValues,
    unsaved,
    send: (version, changed) =>
      readSaved(
        api.http.PUT('/api/groups/{companyGroupId}', {
          params: { path, header: ifMatch(version) },
          body: requestBody(groupRequest(changed)),
        }),
      ),
    onRecord: (record) => cacheRecord(client, groupQuery(api, group._id).queryKey, record),
  });
  return (
    <>
      <RecordPage
        state="ready"
        title={group.name}
        active={group.active}
        tabs={tabs}
        sections={[
          {
            id: 'group',
            title: i18n._(COMPANY_TITLES.general),
            content: (
              <RecordSection
                id="group"
                title={i18n._(COMPANY_TITLES.general)}
                fields={FIELDS}
                values={groupValues(group)}
                lockOf={() => (mayChange ? null : <NotForThisRole />)}
                saving={saving}
              />
            ),
          },
          ...(abilities.can('read', 'History')
            ? [{ id: 'history', title: i18n._(HISTORY_TITLE), content: <HistorySection {...history} /> }]
            : []),
        ]}
      />
      {unsaved.question}
    </>
  );
}
