import '../../i18n/catalogues/records.ts';
import '../../i18n/catalogues/users.ts';
import { subject } from '@casl/ability';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import type { User } from '#domain/contract.ts';
import type { SectionValues } from '#domain/records/section-values.ts';
import { abilitiesOf } from '#machines/session/session-abilities.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSession, useSessionSelector } from '../../actors/use-session.ts';
import { contractQuery } from '../../api/contract-query.ts';
import { readData } from '../../api/errors.ts';
import { thumbnailAddress } from '../../api/image-addresses.ts';
import { userQuery } from '../../api/record-queries.ts';
import { ifMatch, readSaved } from '../../api/saved.ts';
import { useSubmission } from '../../components/form/use-submission.ts';
import { paths } from '../../components/paths.ts';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { useAreaFailure } from '../../errors/use-area-failure.ts';
import { usePasswordRefusal } from '../../errors/use-password-refusal.ts';
import { describeError } from '../../i18n/describe-error.ts';
import { CompanyLookup } from '../../records/CompanyLookup.tsx';
import { cacheRecord } from '../../records/cache-record.ts';
import { DelegateEditor } from '../../records/DelegateEditor.tsx';
import { loadFailure } from '../../records/load-failure.ts';
import { RecordPage } from '../../records/RecordPage.tsx';
import { RecordReferenceData } from '../../records/RecordReferenceData.tsx';
import { readRefusal } from '../../records/read-refusal.ts';
import { requestBody } from '../../records/request-body.ts';
import {
  OwnSectionRequest,
  SectionRequestToDecide,
  useProfileRequests,
} from '../../records/SectionRequest.tsx';
import { useHistory } from '../../records/use-history.ts';
import { useInvitation } from '../../records/use-invitation.ts';
import { type UnsavedChanges, useUnsavedChanges } from '../../records/use-unsaved-changes.tsx';
import type { CalendarSectionProps, LoadedFeed } from './CalendarSection.tsx';
import type { NewMembership } from './MembershipsSection.tsx';
import { newMembershipFields } from './new-user-fields.ts';
import type { OtherPasswordFormProps } from './OtherPasswordForm.tsx';
import type { PasswordAccess } from './PasswordSection.tsx';
import { askedSection, isAskable } from './requested-fields.ts';
import type { SessionsAccess } from './SessionsSection.tsx';
import { UserScreen } from './UserScreen.tsx';
import { UserSectionEditor } from './UserSectionEditor.tsx';
import { usePicture } from './use-picture.ts';
import { useOtherSessions, useOwnSessions } from './use-sessions.ts';
import { type UserSection, userSections } from './user-sections.ts';

const FIELDS = newMembershipFields(CompanyLookup);
const FORM = 'new-place';

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
  const onRecord = useCachedUser();

  const mayChangeField = (field: string) =>
    abilities.can('update', subject('User', { _id: user._id }), field);
  // Users may always change their own password and the flag that forces a change;
  // the other fields share one permission.
  const mayChange = mayChangeField('email');
  const footerOf = useSectionFooter({ user, isOwn, mayChange, mayChangeField, onRecord });
  const mayReadHistory = [session.company, ...user.companyUsers.map(({ company }) => company)].some(
    ({ _id }) => abilities.can('read', subject('History', { company: _id })),
  );

  function sessionsAccess(): SessionsAccess | undefined {
    if (isOwn) return { state: 'own', ...ownSessions };
    const companyUsers = user.companyUsers.map(({ company, active }) => ({ company: company._id, active }));
    return abilities.can('update', subject('Sessions', { companyUsers })) ? otherSessions : undefined;
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
        password={toPasswordAccess(password, { isOwn, mayChange })}
        delegate={renderOwnDelegate({ user, session, unsaved })}
        calendar={isOwn ? calendar : undefined}
        sessions={sessionsAccess()}
        history={mayReadHistory ? history : undefined}
      />
      {unsaved.question}
    </>
  );
}

const ACCEPT = '/api/users/{userId}/changeRequests/{requestId}/accept';

/** The session shows the name and the picture of its user, too. */
function useCachedUser(): (record: User) => void {
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const actor = useSession();
  return (record) => {
    cacheRecord(client, userQuery(api, record._id).queryKey, record);
    const signedIn = selectSession(actor.getSnapshot());
    const own = signedIn && sessionWithUser(signedIn, record);
    if (own) actor.send({ type: 'session.renewed', session: own });
  };
}

interface Permissions {
  isOwn: boolean;
  mayChange: boolean;
}

interface SectionFooterOptions extends Permissions {
  user: User;
  mayChangeField: (field: string) => boolean;
  onRecord: (user: User) => void;
}

/** What the person asks to have changed in a section. */
function useSectionFooter(options: SectionFooterOptions): (section: UserSection) => ReactNode {
  const { user, isOwn, mayChange, mayChangeField, onRecord } = options;
  const { api } = useRouter().options.context;
  const requests = useProfileRequests(user._id, isOwn || mayChange);
  return footerOf;

  function footerOf(section: UserSection): ReactNode {
    if (!requests || !isAskable(section)) return undefined;
    const request = requests.find(({ change }) => section.id in change);
    const asked = askedSection(section, user);
    if (!mayChange) {
      const isPartly = section.fields.some(({ path }) => mayChangeField(path));
      return <OwnSectionRequest section={asked} userId={user._id} request={request} isPartly={isPartly} />;
    }
    if (request?.state !== 'waiting') return undefined;
    return (
      <SectionRequestToDecide
        section={asked}
        person={user}
        request={request}
        accept={() => accept(request._id)}
      />
    );
  }

  async function accept(requestId: string): Promise<boolean> {
    const params = { path: { userId: user._id, requestId }, header: ifMatch(user.version) };
    const { state, record } = await readSaved(api.http.POST(ACCEPT, { params }));
    onRecord(record);
    return state !== 'stale';
  }
}

function toPasswordAccess(
  password: OtherPasswordFormProps,
  { isOwn, mayChange }: Permissions,
): PasswordAccess {
  if (isOwn) return { state: 'own' };
  return mayChange ? { state: 'other', ...password } : { state: 'locked' };
}

interface OwnDelegateOptions {
  user: User;
  session: Session;
  unsaved: UnsavedChanges;
}

function renderOwnDelegate({ user, session, unsaved }: OwnDelegateOptions): ReactNode {
  const membership = user.companyUsers.find(({ _id }) => _id === session.companyUser._id);
  if (!membership) return undefined;
  const at = { companyId: membership.company._id, companyUserId: membership._id };
  const delegatorName = `${user.firstName} ${user.lastName}`;
  return <DelegateEditor at={at} delegatorName={delegatorName} unsaved={unsaved} />;
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

/**
 * The session with the current name and picture of its user, and whether the password has to be changed; null
 * for another user.
 */
export function sessionWithUser(session: Session, record: User): Session | null {
  const { _id, firstName, lastName, needsPasswordChange, image } = record;
  const { image: _, ...person } = session.companyUser.user;
  if (person._id !== _id) return null;
  const user = { ...person, firstName, lastName, needsPasswordChange, image };
  return { ...session, companyUser: { ...session.companyUser, user } };
}

function useNewMembership(user: User, unsaved: UnsavedChanges): NewMembership {
  const { api } = useRouter().options.context;
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const close = () => {
    unsaved.report(FORM, false);
    setOpen(false);
  };
  const { submission, submit, reset } = useSubmission(async ({ company, ...place }: SectionValues) => {
    const companyId = String(company);
    const body = { user: user._id, ...place };
    const { _id } = await readData(
      api.http.POST('/api/companies/{companyId}/users', {
        params: { path: { companyId } },
        body: requestBody(body),
      }),
    );
    close();
    await navigate({ href: paths.companyUser(companyId, _id) });
  });
  const refusal = useMemo(
    () => (submission.state === 'failed' ? readRefusal(submission.error) : null),
    [submission],
  );
  return {
    fields: FIELDS,
    open,
    pending: submission.state === 'pending',
    refusal,
    onOpen() {
      reset();
      setOpen(true);
    },
    onCancel: close,
    onDirty: () => unsaved.report(FORM, true),
    onSubmit: (values) => void submit(values),
  };
}

function useCalendarFeed(isOwn: boolean): CalendarSectionProps {
  const { t } = useLingui();
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const query = contractQuery(api, 'get', '/api/calendar-feed');
  const { data, error, isFetching, refetch } = useQuery({ ...query, enabled: isOwn, throwOnError: false });
  const failure = useAreaFailure(error, () => void refetch());
  const [address, setAddress] = useState<string | null>(null);
  const { submission, submit } = useSubmission(async (change: 'make' | 'switchOff') => {
    if (change === 'make') {
      // The new address is given only once.
      const feed = await readData(api.http.POST('/api/calendar-feed'));
      setAddress(feed.address);
    } else {
      await readData(api.http.DELETE('/api/calendar-feed'));
      setAddress(null);
      showToast(t`The calendar address has ended.`, 'success');
    }
    await client.invalidateQueries({ queryKey: query.queryKey });
  });
  return {
    loaded: deriveFeed(),
    address,
    pending: submission.state === 'pending',
    fault: submission.state === 'failed' ? describeError(submission.error) : null,
    onMake: () => void submit('make'),
    onSwitchOff: () => void submit('switchOff'),
    onCopy: (text) => void copy(text),
  };

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast(t`The address is copied.`, 'success');
    } catch {
      // Without HTTPS, or where the browser forbids it.
      showToast(t`Your browser does not allow that. Please select the address and copy it.`, 'error');
    }
  }

  function deriveFeed(): LoadedFeed {
    if (data) return { state: 'ready', feed: data };
    return failure && !isFetching ? { state: 'failed', failure } : { state: 'loading' };
  }
}
