import type { Call } from '../call.ts';
import { aboutLeavers, aboutPeople, type Relations, type Row } from './cells.ts';

const MISSING = '01994b5e-0000-7000-8000-000000000000';

type Path = { userId: string };
type MembershipPath = { companyId: string; companyUserId: string };

const requests = ({ userId }: Path) => `/api/users/${userId}/changeRequests`;
const request = (path: Path) => `${requests(path)}/${MISSING}`;

const ELSEWHERE: Row = [401, 404, 404, 404, 403];
const UNKNOWN_PERSON: Row = [401, 404, 404, 404, 404];

/** Only people themselves ask, and withdraw what they asked for. */
const forThemselves = (call: (path: Path) => Call, status: number): Relations => ({
  ...aboutPeople(call, {
    'the caller': [401, status, status, status, status],
    'somebody of the same company': [401, 404, 403, 403, 403],
    'somebody of another company of the group': ELSEWHERE,
    'somebody of another group': ELSEWHERE,
    nobody: UNKNOWN_PERSON,
  }),
  ...aboutLeavers(call, ELSEWHERE),
});

/** There is no such request, so that 404 means that a site-admin may decide. */
const forSiteAdmins = (call: (path: Path) => Call): Relations => ({
  ...aboutPeople(call, {
    'the caller': [401, 403, 403, 403, 404],
    'somebody of the same company': [401, 404, 403, 403, 404],
    'somebody of another company of the group': UNKNOWN_PERSON,
    'somebody of another group': UNKNOWN_PERSON,
    nobody: UNKNOWN_PERSON,
  }),
  ...aboutLeavers(call, UNKNOWN_PERSON),
});

const membership = ({ companyId, companyUserId }: MembershipPath) =>
  `/api/companies/${companyId}/users/${companyUserId}`;
const choices = (path: MembershipPath): Call => ({ url: `${membership(path)}/choices` });
const acceptMembership = (path: MembershipPath): Call => ({
  method: 'POST',
  url: `${membership(path)}/changeRequests/${MISSING}/accept`,
  headers: { 'if-match': '"1"' },
});
const list = (path: Path): Call => ({ url: requests(path) });

export const OF_PROFILE_REQUESTS = {
  listProfileRequests: {
    ...aboutPeople(list, {
      'the caller': [401, 200, 200, 200, 200],
      'somebody of the same company': [401, 404, 403, 403, 200],
      'somebody of another company of the group': [401, 404, 404, 404, 200],
      'somebody of another group': [401, 404, 404, 404, 200],
      nobody: UNKNOWN_PERSON,
    }),
    ...aboutLeavers(list, [401, 404, 404, 404, 200]),
  },
  // The body names no section, so that 422 means that the caller may ask.
  askForProfileChange: forThemselves((path) => ({ method: 'POST', url: requests(path), body: {} }), 422),
  withdrawProfileRequest: forThemselves((path) => ({ method: 'DELETE', url: request(path) }), 404),
  acceptProfileRequest: forSiteAdmins((path) => ({
    method: 'POST',
    url: `${request(path)}/accept`,
    headers: { 'if-match': '"1"' },
  })),
  // There is no such request, so that 404 means that a site-admin may decide.
  acceptMembershipRequest: {
    ...aboutPeople(acceptMembership, {
      'the caller': [401, 403, 403, 403, 404],
      'somebody of the same company': [401, 404, 403, 403, 404],
      'somebody of another company of the group': UNKNOWN_PERSON,
      'somebody of another group': UNKNOWN_PERSON,
      nobody: UNKNOWN_PERSON,
    }),
    ...aboutLeavers(acceptMembership, [401, 404, 403, 403, 404]),
  },
  getMembershipChoices: {
    ...aboutPeople(choices, {
      'the caller': [401, 200, 200, 200, 200],
      'somebody of the same company': [401, 404, 403, 200, 200],
      'somebody of another company of the group': [401, 404, 404, 404, 200],
      'somebody of another group': [401, 404, 404, 404, 200],
      nobody: UNKNOWN_PERSON,
    }),
    ...aboutLeavers(choices, [401, 404, 403, 200, 200]),
  },
  declineProfileRequest: forSiteAdmins((path) => ({
    method: 'POST',
    url: `${request(path)}/decline`,
    body: { reason: 'No' },
  })),
} satisfies Record<string, Relations>;
