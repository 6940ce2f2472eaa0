import type { Call } from '../call.ts';
import { aboutLeavers, aboutPeople, type Relations } from './cells.ts';

const NEW_PASSWORD = { currentPassword: 'not the right one', newPassword: 'four quiet mountain huts' };

const getUser = ({ userId }: { userId: string }): Call => ({ url: `/api/users/${userId}` });

/** The current password in the request is wrong, so that 422 means that the caller may change it. */
export const OF_USERS = {
  getUser: {
    ...aboutPeople(getUser, {
      'the caller': [401, 200, 200, 200, 200],
      'somebody of the same company': [401, 404, 200, 200, 200],
      'somebody of another company of the group': [401, 404, 404, 404, 200],
      'somebody of another group': [401, 404, 404, 404, 200],
      nobody: [401, 404, 404, 404, 404],
    }),
    ...aboutLeavers(getUser, [401, 404, 404, 404, 200]),
  },
  changePassword: aboutPeople(
    ({ userId }) => ({ method: 'PUT', url: `/api/users/${userId}/password`, body: NEW_PASSWORD }),
    {
      'the caller': [401, 422, 422, 422, 422],
      'somebody of the same company': [401, 404, 403, 403, 422],
      'somebody of another company of the group': [401, 404, 404, 404, 422],
      'somebody of another group': [401, 404, 404, 404, 422],
      nobody: [401, 404, 404, 404, 404],
    },
  ),
  sendInvitation: aboutPeople(
    ({ userId }) => ({ method: 'PUT', url: `/api/users/${userId}/sendInvitation` }),
    {
      'the caller': [401, 403, 403, 403, 204],
      'somebody of the same company': [401, 404, 403, 403, 204],
      'somebody of another company of the group': [401, 404, 404, 404, 204],
      'somebody of another group': [401, 404, 404, 404, 204],
      nobody: [401, 404, 404, 404, 404],
    },
  ),
  endUserSessions: aboutPeople(({ userId }) => ({ method: 'DELETE', url: `/api/users/${userId}/sessions` }), {
    'the caller': [401, 403, 403, 204, 204],
    'somebody of the same company': [401, 404, 403, 204, 204],
    'somebody of another company of the group': [401, 404, 404, 404, 204],
    'somebody of another group': [401, 404, 404, 404, 204],
    nobody: [401, 404, 404, 404, 404],
  }),
  listOwnSessions: { 'the caller': [() => ({ url: '/api/sessions' }), [401, 200, 200, 200, 200]] },
  endOtherSessions: {
    'the caller': [() => ({ method: 'DELETE', url: '/api/sessions' }), [401, 204, 204, 204, 204]],
  },
  getCalendarFeed: { 'the caller': [() => ({ url: '/api/calendar-feed' }), [401, 200, 200, 200, 200]] },
  createCalendarFeed: {
    'the caller': [() => ({ method: 'POST', url: '/api/calendar-feed' }), [401, 200, 200, 200, 200]],
  },
  endCalendarFeed: {
    'the caller': [() => ({ method: 'DELETE', url: '/api/calendar-feed' }), [401, 204, 204, 204, 204]],
  },
  endOwnSession: {
    'no session': [
      () => ({ method: 'DELETE', url: '/api/sessions/01994b5e-0000-7000-8000-000000000000' }),
      [401, 404, 404, 404, 404],
    ],
  },
} satisfies Record<string, Relations>;
