import '../../i18n/catalogues/companies.ts';
import '../../i18n/catalogues/records.ts';
import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { CompanyGroup } from '#domain/contract.ts';
import { abilitiesOf } from '#machines/session/session-abilities.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { groupHistoryQuery, groupQuery, saveGroup } from '../../api/group-requests.ts';
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

/** A group of companies. */
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
  const history = useHistory((page) => groupHistoryQuery(api, group._id, page));
  const tabs = useGroupTabs(group._id, 'group');
  const saving = useSectionSave<CompanyGroup>({
    name: 'group',
    record: group,
    valuesOf: groupValues,
    unsaved,
    send: (version, changed) =>
      saveGroup(api, { companyGroupId: group._id, version }, requestBody(groupRequest(changed))),
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
