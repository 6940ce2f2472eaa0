import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CompanyUserRecord } from '#domain/contract.ts';
import { ifMatch, readSaved } from '../../api/saved.ts';
import { requestBody } from '../../records/request-body.ts';
import { useSectionSave } from '../../records/use-section-save.ts';
import type { UnsavedChanges } from '../../records/use-unsaved-changes.tsx';
import { MembershipSectionCard } from './MembershipSectionCard.tsx';
import type { MembershipSection } from './membership-sections.ts';

interface MembershipSectionEditorProps {
  section: MembershipSection;
  membership: CompanyUserRecord;
  mayChange: boolean;
  unsaved: UnsavedChanges;
  onRecord: (membership: CompanyUserRecord) => void;
  /** What was asked for, or can be. */
  footer?: ReactNode;
}

export function MembershipSectionEditor({
  section,
  membership,
  mayChange,
  unsaved,
  onRecord,
  footer,
}: MembershipSectionEditorProps) {
  const { api } = useRouter().options.context;
  const { id, valuesOf, toRequest = (changed) => changed } = section;
  const saving = useSectionSave<CompanyUserRecord>({
    name: id,
    record: membership,
    valuesOf,
    unsaved,
    onRecord,
    send: (version, changed) => {
      const path = { companyId: membership.company._id, companyUserId: membership._id };
      return readSaved(
        api.http.PUT('/api/companies/{companyId}/users/{companyUserId}', {
          params: { path, header: ifMatch(version) },
          body: requestBody(toRequest(changed)),
        }),
      );
    },
  });
  return (
    <MembershipSectionCard
      section={section}
      membership={membership}
      mayChange={mayChange}
      saving={saving}
      footer={footer}
    />
  );
}
