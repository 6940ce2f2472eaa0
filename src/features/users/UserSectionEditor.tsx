import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { User } from '#domain/contract.ts';
import { ifMatch, readSaved } from '../../api/saved.ts';
import { useSectionCheck } from '../../records/asked-section.ts';
import { NotForThisRole } from '../../records/NotForThisRole.tsx';
import { RecordSection, type SectionSaving } from '../../records/RecordSection.tsx';
import { requestBody } from '../../records/request-body.ts';
import type { SendSection } from '../../records/send-section.ts';
import { useSectionSave } from '../../records/use-section-save.ts';
import type { UnsavedChanges } from '../../records/use-unsaved-changes.tsx';
import type { UserSection, UserSectionId } from './user-sections.ts';

interface UserSectionEditorProps {
  section: UserSection;
  user: User;
  mayChange: (field: string) => boolean;
  unsaved: UnsavedChanges;
  onRecord: (user: User) => void;
  footer?: ReactNode;
}

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
      SEND_USER_SECTION[id](
        api.http,
        { path: { userId: user._id }, header: ifMatch(version) },
        toRequest?.(changed) ?? changed,
      ),
  });
  return (
    <UserSectionCard section={section} user={user} mayChange={mayChange} saving={saving} footer={footer} />
  );
}

const SEND_USER_SECTION = {
  account: (http, params, changed) =>
    readSaved(http.PUT('/api/users/{userId}', { params, body: requestBody(changed) })),
  personal: (http, params, changed) =>
    readSaved(http.PUT('/api/users/{userId}', { params, body: requestBody(changed) })),
  passports: (http, params, changed) =>
    readSaved(http.PUT('/api/users/{userId}/passports', { params, body: requestBody(changed) })),
  finance: (http, params, changed) =>
    readSaved(http.PUT('/api/users/{userId}/finance', { params, body: requestBody(changed) })),
  flight: (http, params, changed) =>
    readSaved(http.PUT('/api/users/{userId}/gdsProfile/flight', { params, body: requestBody(changed) })),
  hotel: (http, params, changed) =>
    readSaved(http.PUT('/api/users/{userId}/gdsProfile/hotel', { params, body: requestBody(changed) })),
  car: (http, params, changed) =>
    readSaved(http.PUT('/api/users/{userId}/gdsProfile/car', { params, body: requestBody(changed) })),
  remarks: (http, params, changed) =>
    readSaved(http.PUT('/api/users/{userId}/gdsProfile/remarks', { params, body: requestBody(changed) })),
} satisfies Record<UserSectionId, SendSection<{ userId: string }, User>>;

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
