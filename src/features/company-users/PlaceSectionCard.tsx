import { useLingui } from '@lingui/react';
import type { CompanyUserRecord } from '#domain/contract.ts';
import { NotForThisRole } from '../../components/records/NotForThisRole.tsx';
import { RecordSection, type SectionSaving } from '../../components/records/RecordSection.tsx';
import type { PlaceSection } from './place-sections.ts';

interface PlaceSectionCardProps {
  section: PlaceSection;
  place: CompanyUserRecord;
  mayChange: boolean;
  saving: SectionSaving;
}

/** A part of a user's place in a company that has fields. */
export function PlaceSectionCard({ section, place, mayChange, saving }: PlaceSectionCardProps) {
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
