import { useLingui } from '@lingui/react';
import type { User } from '#domain/contract.ts';
import { NotForThisRole } from '../../components/records/NotForThisRole.tsx';
import { RecordSection, type SectionSaving } from '../../components/records/RecordSection.tsx';
import { useDocumentCheck } from './use-document-check.ts';
import type { UserSection } from './user-sections.ts';

interface UserSectionCardProps {
  section: UserSection;
  user: User;
  /** Of a field, as the rules of roles call it. */
  mayChange: (field: string) => boolean;
  saving: SectionSaving;
}

/** A section of a person's page that has fields. */
export function UserSectionCard({ section, user, mayChange, saving }: UserSectionCardProps) {
  const { i18n } = useLingui();
  const documentCheck = useDocumentCheck();
  return (
    <RecordSection
      id={section.id}
      title={i18n._(section.title)}
      fields={section.fields}
      values={section.valuesOf(user)}
      lockOf={(path) => (mayChange(path) ? null : <NotForThisRole />)}
      {...(section.id === 'passports' && { check: documentCheck })}
      saving={saving}
    />
  );
}
