import type { ProfileChange, User } from '#domain/contract.ts';
import type { SectionValues } from '#domain/records/section-values.ts';
import type { AskedSection } from '../../records/asked-section.ts';
import { requestBody } from '../../records/request-body.ts';
import type { UserSection, UserSectionId } from './user-sections.ts';

type AskableSection = UserSection & { id: UserSectionId & keyof ProfileChange };

/** Card numbers go to the vault alone, so cards can't be asked for. */
export function isAskable(section: UserSection): section is AskableSection {
  return section.id !== 'finance';
}

/** Who may sign in is not asked for, and people change the flag of their own password themselves. */
const ACCOUNT_PATHS = ['email', 'bizCntKey'];

/** A section of a profile that its person can ask to have changed. */
export function askedSection(section: AskableSection, user: User): AskedSection {
  const { id, title, findFaults, toRequest, fromRequest } = section;
  const fields = section.fieldsOf?.(user) ?? section.fields;
  const stored = section.valuesOf(user);
  return {
    id,
    title,
    fields: id === 'account' ? fields.filter(({ path }) => ACCOUNT_PATHS.includes(path)) : fields,
    stored,
    findFaults,
    toChange: (changed) => ({ [id]: requestBody(toRequest?.(changed) ?? changed) }),
    wantedBy(change) {
      const wanted = { ...change[id] } as SectionValues; // requests have the shape of the section's values
      return { ...stored, ...(fromRequest?.(wanted) ?? wanted) };
    },
  };
}
