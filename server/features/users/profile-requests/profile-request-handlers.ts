import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/handler.ts';
import { acceptMembershipRequest } from './accept-membership-request.ts';
import { askForChange } from './ask-for-change.ts';
import { acceptRequest, declineRequest, listProfileRequests, withdrawRequest } from './decide-request.ts';

type ProfileRequestOperation =
  | 'listProfileRequests'
  | 'askForProfileChange'
  | 'withdrawProfileRequest'
  | 'acceptProfileRequest'
  | 'acceptMembershipRequest'
  | 'declineProfileRequest';

export function createProfileRequestHandlers(deps: Deps): Pick<Handlers, ProfileRequestOperation> {
  return {
    listProfileRequests: async ({ path }, context) => ({
      status: 200,
      body: { requests: await listProfileRequests(deps, context, path.userId) },
    }),
    askForProfileChange: async ({ path, body }, context) => ({
      status: 201,
      body: await askForChange(deps, context, path.userId, body),
    }),
    async withdrawProfileRequest({ path }, context) {
      await withdrawRequest(deps, context, path);
      return { status: 204 };
    },
    acceptProfileRequest: ({ path, headers }, context) =>
      acceptRequest(deps, context, path, headers['if-match']),
    acceptMembershipRequest: ({ path, headers }, context) =>
      acceptMembershipRequest(deps, context, path, headers['if-match']),
    async declineProfileRequest({ path, body }, context) {
      await declineRequest(deps, context, path, body.reason);
      return { status: 204 };
    },
  };
}
