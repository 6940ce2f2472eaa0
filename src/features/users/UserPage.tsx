import '../../i18n/catalogues/records.ts';
import '../../i18n/catalogues/users.ts';
import { subject } from '@casl/ability';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import type { User } from '#domain/contract.ts';
import { abilitiesOf } from '#machines/session/session-abilities.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSession, useSessionSelector } from '../../actors/use-session.ts';
import { contractQuery } from '../../api/contract-query.ts';
import { readData } from '../../api/errors.ts';
import { thumbnailAddress } from '../../api/image-addresses.ts';
import { userQuery } from '../../api/record-queries.ts';
import { useSubmission } from '../../components/form/use-submission.ts';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { usePasswordRefusal } from '../../errors/use-password-refusal.ts';
import { cacheRecord } from '../../records/cache-record.ts';
import { DelegateEditor } from '../../records/DelegateEditor.tsx';
import { loadFailure } from '../../records/load-failure.ts';
import { RecordPage } from '../../records/RecordPage.tsx';
import { RecordReferenceData } from '../../records/RecordReferenceData.tsx';
import { useHistory } from '../../records/use-history.ts';
import { useInvitation } from '../../records/use-invitation.ts';
import { useUnsavedChanges } from '../../records/use-unsaved-changes.tsx';
import type { OtherPasswordFormProps } from './OtherPasswordForm.tsx';
import type { PasswordAccess } from './PasswordSection.tsx';
import { isAskable } from './requested-fields.ts';
import { OwnSectionRequest, SectionRequestToDecide } from './SectionRequest.tsx';
import type { SessionsAccess } from './SessionsSection.tsx';
import { sessionWithUser } from './session-with-user.ts';
import { UserScreen } from './UserScreen.tsx';
import { UserSectionEditor } from './UserSectionEditor.tsx';
import { useCalendarFeed } from './use-calendar-feed.ts';
import { useNewMembership } from './use-new-membership.ts';
import { usePicture } from './use-picture.ts';
import { useOtherSessions, useOwnSessions } from './use-sessions.ts';
import { type UserSection, userSections } from './user-sections.ts';

export function UserPage({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { api } = useRouter().options.context;
  const session = useSessionSelector(selectSession);
  const { data, error } = useQuery({ ...userQuery(api, userId), throwOnError: false });
  if (data && session) {
    return (
      <RecordReferenceData>
        <LoadedUser user={data} session={session} />
      </RecordReferenceData>
    );
  }
  return <RecordPage title={t`Profile`} {...loadFailure(error)} />;
}

function LoadedUser({ user, session }: { user: User; session: Session }) {
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const abilities = abilitiesOf(session);
  const sections = useMemo(() => userSections(api.clock.today()), [api]);
  const unsaved = useUnsavedChanges();
  const path = { userId: user._id };
  const history = useHistory((page) =>
    contractQuery(api, 'get', '/api/users/{userId}/history', { params: { path, query: { page } } }),
  );
  const newMembership = useNewMembership(user, unsaved);
  const password = useOtherPassword(user._id);
  const isOwn = session.companyUser.user._id === user._id;
  const ownSessions = useOwnSessions(isOwn);
  const calendar = useCalendarFeed(isOwn);
  const otherSessions = useOtherSessions(user._id);
  const actor = useSession();

  function onRecord(record: User) {
    cacheRecord(client, userQuery(api, user._id).queryKey, record);
    const signedIn = selectSession(actor.getSnapshot());
    const own = signedIn && sessionWithUser(signedIn, record);
    if (own) actor.send({ type: 'session.renewed', session: own });
  }

  const mayChangeField = (field: string) =>
    abilities.can('update', subject('User', { _id: user._id }), field);
  // Users may always change their own password and the flag that forces a change;
  // the other fields share one permission.
  const mayChange = mayChangeField('email');
  const { data: asked } = useQuery({
    ...contractQuery(api, 'get', '/api/users/{userId}/changeRequests', { params: { path } }),
    enabled: isOwn || mayChange,
  });
  const requests = asked?.requests;
  const mayReadHistory = [session.company, ...user.companyUsers.map(({ company }) => company)].some(
    ({ _id }) => abilities.can('read', subject('History', { company: _id })),
  );

  function passwordAccess(): PasswordAccess {
    if (isOwn) return { state: 'own' };
    return mayChange ? { state: 'other', ...password } : { state: 'locked' };
  }

  function sessionsAccess(): SessionsAccess | undefined {
    if (isOwn) return { state: 'own', ...ownSessions };
    const companyUsers = user.companyUsers.map(({ company, active }) => ({ company: company._id, active }));
    return abilities.can('update', subject('Sessions', { companyUsers })) ? otherSessions : undefined;
  }

  function footerOf(section: UserSection): ReactNode {
    if (!requests || !isAskable(section)) return undefined;
    const request = requests.find(({ change }) => section.id in change);
    if (!mayChange) {
      const isPartly = section.fields.some(({ path }) => mayChangeField(path));
      return <OwnSectionRequest section={section} user={user} request={request} isPartly={isPartly} />;
    }
    if (request?.state !== 'waiting') return undefined;
    return <SectionRequestToDecide section={section} user={user} request={request} onRecord={onRecord} />;
  }

  function ownDelegate(): ReactNode {
    const place = user.companyUsers.find(({ _id }) => _id === session.companyUser._id);
    if (!place) return undefined;
    const at = { companyId: place.company._id, companyUserId: place._id };
    const delegatorName = `${user.firstName} ${user.lastName}`;
    return <DelegateEditor at={at} delegatorName={delegatorName} unsaved={unsaved} />;
  }

  return (
    <>
      <UserScreen
        user={user}
        mayChange={mayChange}
        sections={sections}
        newMembership={newMembership}
        imageUrl={user.image ? thumbnailAddress(api, user.image) : undefined}
        drawSection={(section) => (
          <UserSectionEditor
            section={section}
            user={user}
            unsaved={unsaved}
            onRecord={onRecord}
            mayChange={mayChangeField}
            footer={footerOf(section)}
          />
        )}
        picture={usePicture(user, onRecord)}
        invitation={useInvitation(user._id)}
        password={passwordAccess()}
        delegate={ownDelegate()}
        calendar={isOwn ? calendar : undefined}
        sessions={sessionsAccess()}
        history={mayReadHistory ? history : undefined}
      />
      {unsaved.question}
    </>
  );
}

/** Sets the password of another user, who then has to change it: the page reloads the user. */
function useOtherPassword(userId: string): OtherPasswordFormProps {
  const { t } = useLingui();
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const [changes, setChanges] = useState(0);
  const { submission, submit } = useSubmission(
    async (change: { currentPassword: string; newPassword: string }) => {
      const params = { path: { userId } };
      await readData(api.http.PUT('/api/users/{userId}/password', { params, body: change }));
      setChanges((count) => count + 1);
      void client.invalidateQueries({ queryKey: userQuery(api, userId).queryKey });
      void client.invalidateQueries({ queryKey: ['get', '/api/users/{userId}/history', { params }] });
      showToast(t`The password is changed.`, 'success');
    },
  );
  const refusal = usePasswordRefusal(submission);
  return {
    changes,
    refusal,
    pending: submission.state === 'pending',
    onSubmit: (change) => void submit(change),
  };
}
