import { useRouter } from '@tanstack/react-router';
import type { User } from '#domain/contract.ts';
import { useSectionSave } from '../../records/use-section-save.ts';
import type { UnsavedChanges } from '../../records/use-unsaved-changes.tsx';
import { SEND_USER_SECTION } from './send-user-section.ts';
import { UserSectionCard } from './UserSectionCard.tsx';
import type { UserSection } from './user-sections.ts';

interface UserSectionOfProps {
  section: UserSection;
  user: User;
  /** The field's name in the rules of the roles. */
  mayChange: (field: string) => boolean;
  unsaved: UnsavedChanges;
  onRecord: (user: User) => void;
}

/** A section of a user's page that is saved separately. */
export function UserSectionOf({ section, user, mayChange, unsaved, onRecord }: UserSectionOfProps) {
  const { api } = useRouter().options.context;
  const { id, valuesOf, requestOf } = section;
  const saving = useSectionSave<User>({
    name: id,
    record: user,
    valuesOf,
    unsaved,
    onRecord,
    send: (version, changed) =>
      SEND_USER_SECTION[id](api, { userId: user._id, version }, requestOf?.(changed) ?? changed),
  });
  return <UserSectionCard section={section} user={user} mayChange={mayChange} saving={saving} />;
}
