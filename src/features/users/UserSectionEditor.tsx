import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { User } from '#domain/contract.ts';
import * as requests from '../../api/user-requests.ts';
import { requestBody } from '../../records/request-body.ts';
import type { SendSection } from '../../records/send-section.ts';
import { useSectionSave } from '../../records/use-section-save.ts';
import type { UnsavedChanges } from '../../records/use-unsaved-changes.tsx';
import { UserSectionCard } from './UserSectionCard.tsx';
import type { UserSection, UserSectionId } from './user-sections.ts';

interface UserSectionEditorProps {
  section: UserSection;
  user: User;
  /** The field's name in the rules of the roles. */
  mayChange: (field: string) => boolean;
  unsaved: UnsavedChanges;
  onRecord: (user: User) => void;
  /** What was asked for, or can be. */
  footer?: ReactNode;
}

/** A section of a user's page that is saved separately. */
export function UserSectionEditor(props: UserSectionEditorProps) {
  const { section, user, mayChange, unsaved, onRecord, footer } = props;
  const { api } = useRouter().options.context;
  const { id, valuesOf, toRequest } = section;
  const saving = useSectionSave<User>({
    name: id,
    record: user,
    valuesOf,
    unsaved,
    onRecord,
    send: (version, changed) =>
      SEND_USER_SECTION[id](api, { userId: user._id, version }, toRequest?.(changed) ?? changed),
  });
  return (
    <UserSectionCard section={section} user={user} mayChange={mayChange} saving={saving} footer={footer} />
  );
}

/** The call that saves each section of a user's page. */
const SEND_USER_SECTION = {
  account: (api, at, changed) => requests.updateUser(api, at, requestBody(changed)),
  personal: (api, at, changed) => requests.updateUser(api, at, requestBody(changed)),
  passports: (api, at, changed) => requests.updatePassports(api, at, requestBody(changed)),
  finance: (api, at, changed) => requests.updateUserFinance(api, at, requestBody(changed)),
  flight: (api, at, changed) => requests.updateUserFlightProfile(api, at, requestBody(changed)),
  hotel: (api, at, changed) => requests.updateUserHotelProfile(api, at, requestBody(changed)),
  car: (api, at, changed) => requests.updateUserCarProfile(api, at, requestBody(changed)),
  remarks: (api, at, changed) => requests.updateUserRemarks(api, at, requestBody(changed)),
} satisfies Record<UserSectionId, SendSection<requests.UserVersion, User>>;
