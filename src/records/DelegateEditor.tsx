import { useLingui } from '@lingui/react/macro';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { createContext, use, useMemo, useState } from 'react';
import type { Colleague, DelegationRequest } from '#domain/contract.ts';
import type { SectionValues } from '#domain/records/section-values.ts';
import { contractQuery } from '../api/contract-query.ts';
import { readData } from '../api/errors.ts';
import type { MembershipPath } from '../api/record-queries.ts';
import { useSubmission } from '../components/form/use-submission.ts';
import { showToast } from '../components/toasts/toast-queue.ts';
import { useAreaFailure } from '../errors/use-area-failure.ts';
import { describeError } from '../i18n/describe-error.ts';
import { DelegateSection, type DelegationState } from './DelegateSection.tsx';
import { delegationFields } from './delegation-fields.ts';
import type { CustomFieldProps } from './field-spec.ts';
import { LookupField } from './LookupField.tsx';
import { readRefusal } from './read-refusal.ts';
import { requestBody } from './request-body.ts';
import type { UnsavedChanges } from './use-unsaved-changes.tsx';

const FIELDS = delegationFields(DelegateLookup);
const FORM = 'delegate';
const MEMBERSHIP = '/api/companies/{companyId}/users/{companyUserId}';

interface DelegateEditorProps {
  at: MembershipPath;
  delegatorName: string;
  unsaved: UnsavedChanges;
}

export function DelegateEditor({ at, delegatorName, unsaved }: DelegateEditorProps) {
  const { t } = useLingui();
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const params = { path: at };
  const query = contractQuery(api, 'get', `${MEMBERSHIP}/delegate`, { params });
  const { data, error, isFetching, refetch } = useQuery({ ...query, throwOnError: false });
  const failure = useAreaFailure(error, () => void refetch());
  const [editing, setEditing] = useState(false);
  const saving = useSubmission(async (values: SectionValues) => {
    const body = requestBody<DelegationRequest>(values);
    const saved = await readData(api.http.PUT(`${MEMBERSHIP}/delegate`, { params, body }));
    client.setQueryData(query.queryKey, saved);
    close();
    await reloadHistory();
    showToast(t`The delegate was saved.`, 'success');
  });
  const removing = useSubmission(async () => {
    await readData(api.http.DELETE(`${MEMBERSHIP}/delegate`, { params }));
    client.setQueryData(query.queryKey, {});
    await reloadHistory();
    showToast(t`The delegate was removed.`, 'success');
  });
  const refusal = useMemo(
    () => (saving.submission.state === 'failed' ? readRefusal(saving.submission.error) : null),
    [saving.submission],
  );
  const delegation = data?.delegation ?? null;

  function close() {
    unsaved.report(FORM, false);
    setEditing(false);
  }

  const reloadHistory = () =>
    client.invalidateQueries({ queryKey: ['get', `${MEMBERSHIP}/history`, { params }] });

  return (
    <DelegatorContext value={{ ...at, delegate: delegation?.delegate ?? null }}>
      <DelegateSection
        current={deriveState()}
        delegatorName={delegatorName}
        editing={editing}
        refusal={refusal}
        today={api.clock.today()}
        fields={FIELDS}
        pending={saving.submission.state === 'pending' || removing.submission.state === 'pending'}
        fault={removing.submission.state === 'failed' ? describeError(removing.submission.error) : null}
        onEdit={() => {
          saving.reset();
          removing.reset();
          setEditing(true);
        }}
        onCancel={close}
        onDirty={() => unsaved.report(FORM, true)}
        onSubmit={(values) => void saving.submit(values)}
        onRemove={() => void removing.submit(undefined)}
      />
    </DelegatorContext>
  );

  function deriveState(): DelegationState {
    if (data) return { state: 'ready', delegation };
    return failure && !isFetching ? { state: 'failed', failure } : { state: 'loading' };
  }
}

const TYPING_MS = 300;
/** The contract searches for two letters or more. */
const MIN_LETTERS = 2;

interface Delegator extends MembershipPath {
  delegate: Colleague | null;
}

const DelegatorContext = createContext<Delegator | null>(null);

function DelegateLookup({ label, error, onChange }: CustomFieldProps) {
  const { api } = useRouter().options.context;
  const { delegate = null, ...path } = use(DelegatorContext) ?? { companyId: '', companyUserId: '' };
  const [typed, setTyped] = useState('');
  const [searchString] = useDebouncedValue(typed.trim(), TYPING_MS);
  const found = useQuery({
    ...contractQuery(api, 'get', `${MEMBERSHIP}/delegate/candidates`, {
      params: { path, query: { searchString } },
    }),
    enabled: searchString.length >= MIN_LETTERS,
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const options = (found.data?.candidates ?? []).map(toOption);
  return (
    <LookupField
      label={label}
      error={error}
      options={options}
      searching={found.isFetching || searchString !== typed.trim()}
      chosen={delegate && toOption(delegate)}
      onChange={onChange}
      onType={setTyped}
    />
  );
}

function toOption({ _id, firstName, lastName }: Colleague) {
  return { id: _id, label: `${firstName} ${lastName}` };
}
