import { useLingui } from '@lingui/react';
import type { CompanyUserRecord } from '#domain/contract.ts';
import { NotForThisRole } from '../../records/NotForThisRole.tsx';
import { RecordSection, type SectionSaving } from '../../records/RecordSection.tsx';
import type { MembershipSection } from './membership-sections.ts';

interface MembershipSectionCardProps {
  section: MembershipSection;
  place: CompanyUserRecord;
  mayChange: boolean;
  saving: SectionSaving;
}

/** A section of a user's membership that has fields. */
export function MembershipSectionCard({ section, place, mayChange, saving }: MembershipSectionCardProps) {
  const { i18n } = useLingui();
  return (
    <RecordSection
      id={section.id}
      title={i18n._(section.title)}
      fields={section.fields}
      values={section.valuesOf(place)}
      lockOf={() => (mayChange ? null : <NotForThisRole />)}
      saving={saving}
    />
  );
}
