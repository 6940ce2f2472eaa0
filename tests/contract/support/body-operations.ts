/** An operation with a body, a valid body, and the maximum lengths of its texts. */
export interface BodyOperation {
  method: 'POST' | 'PUT';
  url: (userId: string) => string;
  valid: Record<string, string | string[]>;
  optional?: string[];
  bounds: Record<string, number>;
}

const password = 'four quiet mountain huts';

export const BODY_OPERATIONS: Record<string, BodyOperation> = {
  login: {
    method: 'POST',
    url: () => '/api/auth/login',
    valid: { email: 'a@b.example', password },
    bounds: { email: 254, password: 128 },
  },
  requestPasswordReset: {
    method: 'POST',
    url: () => '/api/auth/password/forgot',
    valid: { email: 'a@b.example' },
    bounds: { email: 254 },
  },
  resetPassword: {
    method: 'POST',
    url: () => '/api/auth/password/reset',
    valid: { token: 'x', newPassword: password },
    bounds: { token: 200, newPassword: 128 },
  },
  changePassword: {
    method: 'PUT',
    url: (userId) => `/api/users/${userId}/password`,
    valid: { currentPassword: password, newPassword: password },
    bounds: { currentPassword: 128, newPassword: 128 },
  },
  logClientError: {
    method: 'POST',
    url: () => '/api/log',
    valid: { ref: '1', message: 'x', stack: 'x' },
    optional: ['stack'],
    bounds: { ref: 40, message: 2000, stack: 8000 },
  },
  setDelegation: {
    method: 'PUT',
    url: (id) => `/api/companies/${id}/users/${id}/delegate`,
    valid: { delegate: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10', from: '2027-03-01', until: '2027-03-14' },
    bounds: { delegate: 36, from: 10, until: 10 },
  },
  cancelTrip: {
    method: 'POST',
    url: (id) => `/api/trips/${id}/cancel`,
    valid: { reason: 'x', parts: ['01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10'] },
    optional: ['parts'],
    bounds: { reason: 500 },
  },
  writeTripMessage: {
    method: 'POST',
    url: (id) => `/api/trips/${id}/messages`,
    valid: { text: 'x' },
    bounds: { text: 1000 },
  },
  closeOfflineRequest: {
    method: 'POST',
    url: (id) => `/api/trips/${id}/close`,
    valid: { reason: 'x' },
    bounds: { reason: 500 },
  },
};
