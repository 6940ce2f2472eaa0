import type { ProfileChange, User } from '#domain/contract.ts';
import { isSameValue, type SectionValues, valueAt } from '#domain/records/section-values.ts';
import type { FieldSpec } from '../../records/field-spec.ts';
import type { UserSection, UserSectionId } from './user-sections.ts';

export type AskableSectionId = UserSectionId & keyof ProfileChange;

export type AskableSection = UserSection & { id: AskableSectionId };

/** Card numbers go to the vault alone, so cards can't be asked for. */
export function isAskable(section: UserSection): section is AskableSection {
  return section.id !== 'finance';
}

/** Who may sign in is not asked for, and people change the flag of their own password themselves. */
const ACCOUNT_PATHS = ['email', 'bizCntKey'];

export function askableFields(section: AskableSection, user: User): readonly FieldSpec[] {
  const fields = section.fieldsOf?.(user) ?? section.fields;
  return section.id === 'account' ? fields.filter(({ path }) => ACCOUNT_PATHS.includes(path)) : fields;
}

export function wantedValues(section: AskableSection, user: User, change: ProfileChange): SectionValues {
  const wanted = { ...change[section.id] } as SectionValues; // requests have the shape of the section's values
  return { ...section.valuesOf(user), ...(section.fromRequest?.(wanted) ?? wanted) };
}

export function differingFields(
  fields: readonly FieldSpec[],
  stored: SectionValues,
  wanted: SectionValues,
): readonly FieldSpec[] {
  return fields.filter(({ path }) => !isSameValue(valueAt(stored, path), valueAt(wanted, path)));
}
