import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { User } from '#domain/contract.ts';
import { NotForThisRole } from '../../records/NotForThisRole.tsx';
import { RecordSection, type SectionSaving } from '../../records/RecordSection.tsx';
import { useSectionCheck } from './use-section-check.ts';
import type { UserSection } from './user-sections.ts';

interface UserSectionCardProps {
  section: UserSection;
  user: User;
  mayChange: (field: string) => boolean;
  saving: SectionSaving;
  footer?: ReactNode;
}

export function UserSectionCard({ section, user, mayChange, saving, footer }: UserSectionCardProps) {
  const { i18n } = useLingui();
  const stored = section.valuesOf(user);
  const check = useSectionCheck(section, stored);
  return (
    <RecordSection
      id={section.id}
      title={i18n._(section.title)}
      fields={section.fieldsOf?.(user) ?? section.fields}
      values={stored}
      lockOf={(path) => (mayChange(path) ? null : <NotForThisRole />)}
      check={check}
      saving={saving}
      footer={footer}
    />
  );
}
