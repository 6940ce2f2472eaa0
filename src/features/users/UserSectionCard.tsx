import { useLingui } from '@lingui/react';
import type { User } from '#domain/contract.ts';
import type { SectionValues } from '#domain/records/section-values.ts';
import { NotForThisRole } from '../../records/NotForThisRole.tsx';
import { RecordSection, type SectionSaving } from '../../records/RecordSection.tsx';
import type { UserSection } from './user-sections.ts';

interface UserSectionCardProps {
  section: UserSection;
  user: User;
  /** The field's name in the rules of the roles. */
  mayChange: (field: string) => boolean;
  saving: SectionSaving;
}

/** A section of a user's page that has fields. */
export function UserSectionCard({ section, user, mayChange, saving }: UserSectionCardProps) {
  const { i18n } = useLingui();
  const stored = section.valuesOf(user);
  const check = (values: SectionValues) =>
    Object.fromEntries(
      Object.entries(section.findFaults?.(values, stored) ?? {}).map(([name, fault]) => [
        name,
        i18n._(fault),
      ]),
    );
  return (
    <RecordSection
      id={section.id}
      title={i18n._(section.title)}
      fields={section.fieldsOf?.(user) ?? section.fields}
      values={stored}
      lockOf={(path) => (mayChange(path) ? null : <NotForThisRole />)}
      check={check}
      saving={saving}
    />
  );
}
