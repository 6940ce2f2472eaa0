import { useRouter } from '@tanstack/react-router';
import type { CompanyUserRecord } from '#domain/contract.ts';
import { updateCompanyUser } from '../../api/company-user-requests.ts';
import { requestBody } from '../../records/request-body.ts';
import { useSectionSave } from '../../records/use-section-save.ts';
import type { UnsavedChanges } from '../../records/use-unsaved-changes.tsx';
import { MembershipSectionCard } from './MembershipSectionCard.tsx';
import type { MembershipSection } from './membership-sections.ts';

interface MembershipSectionOfProps {
  section: MembershipSection;
  place: CompanyUserRecord;
  mayChange: boolean;
  unsaved: UnsavedChanges;
  onRecord: (place: CompanyUserRecord) => void;
}

/** A section of a user's membership that saves itself. */
export function MembershipSectionOf({
  section,
  place,
  mayChange,
  unsaved,
  onRecord,
}: MembershipSectionOfProps) {
  const { api } = useRouter().options.context;
  const { id, valuesOf, requestOf = (changed) => changed } = section;
  const saving = useSectionSave<CompanyUserRecord>({
    name: id,
    record: place,
    valuesOf,
    unsaved,
    onRecord,
    send: (version, changed) => {
      const at = { companyId: place.company._id, companyUserId: place._id, version };
      return updateCompanyUser(api, at, requestBody(requestOf(changed)));
    },
  });
  return <MembershipSectionCard section={section} place={place} mayChange={mayChange} saving={saving} />;
}
