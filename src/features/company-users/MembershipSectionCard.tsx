import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { CompanyUserRecord } from '#domain/contract.ts';
import { NotForThisRole } from '../../records/NotForThisRole.tsx';
import { RecordSection, type SectionSaving } from '../../records/RecordSection.tsx';
import type { MembershipSection } from './membership-sections.ts';

interface MembershipSectionCardProps {
  section: MembershipSection;
  membership: CompanyUserRecord;
  mayChange: boolean;
  saving: SectionSaving;
  /** What was asked for, or can be. */
  footer?: ReactNode;
}

export function MembershipSectionCard({
  section,
  membership,
  mayChange,
  saving,
  footer,
}: MembershipSectionCardProps) {
  const { i18n } = useLingui();
  return (
    <RecordSection
      id={section.id}
      title={i18n._(section.title)}
      fields={section.fields}
      values={section.valuesOf(membership)}
      lockOf={() => (mayChange ? null : <NotForThisRole />)}
      saving={saving}
      footer={footer}
    />
  );
}
