import { useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { User } from '#domain/contract.ts';
import type { SectionValues } from '#domain/records/section-values.ts';
import { readData } from '../../api/errors.ts';
import { useSubmission } from '../../components/form/use-submission.ts';
import { paths } from '../../components/paths.ts';
import { CompanyLookup } from '../../records/CompanyLookup.tsx';
import { readRefusal } from '../../records/read-refusal.ts';
import { requestBody } from '../../records/request-body.ts';
import type { UnsavedChanges } from '../../records/use-unsaved-changes.tsx';
import type { NewMembership } from './MembershipsSection.tsx';
import { newMembershipFields } from './new-user-fields.ts';

const FIELDS = newMembershipFields(CompanyLookup);
const FORM = 'new-place';

export function useNewMembership(user: User, unsaved: UnsavedChanges): NewMembership {
  const { api } = useRouter().options.context;
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const close = () => {
    unsaved.report(FORM, false);
    setOpen(false);
  };
  const { submission, submit, reset } = useSubmission(async ({ company, ...place }: SectionValues) => {
    const companyId = String(company);
    const body = { user: user._id, ...place };
    const { _id } = await readData(
      api.http.POST('/api/companies/{companyId}/users', {
        params: { path: { companyId } },
        body: requestBody(body),
      }),
    );
    close();
    await navigate({ href: paths.companyUser(companyId, _id) });
  });
  const refusal = useMemo(
    () => (submission.state === 'failed' ? readRefusal(submission.error) : null),
    [submission],
  );
  return {
    fields: FIELDS,
    open,
    pending: submission.state === 'pending',
    refusal,
    onOpen() {
      reset();
      setOpen(true);
    },
    onCancel: close,
    onDirty: () => unsaved.report(FORM, true),
    onSubmit: (values) => void submit(values),
  };
}
