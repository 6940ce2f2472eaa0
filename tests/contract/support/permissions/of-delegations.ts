import type { Call } from '../call.ts';
import { aboutLeavers, aboutPeople, type Relations } from './cells.ts';

const MISSING = '01994b5e-0000-7000-8000-000000000000';
const REQUEST = { delegate: MISSING, from: '2027-01-01', until: '2099-01-01' };

interface Path {
  companyId: string;
  companyUserId: string;
}

const about = (requestOf: (url: string) => Call, status: number): Relations => {
  const request = ({ companyId, companyUserId }: Path) =>
    requestOf(`/api/companies/${companyId}/users/${companyUserId}/delegate`);
  return {
    ...aboutPeople(request, {
      'the caller': [401, status, status, status, status],
      'somebody of the same company': [401, 404, 403, status, status],
      'somebody of another company of the group': [401, 404, 404, 404, status],
      'somebody of another group': [401, 404, 404, 404, status],
      nobody: [401, 404, 404, 404, 404],
    }),
    ...aboutLeavers(request, [401, 404, 403, status, status]),
  };
};

/** The body names no delegate, so that 422 means that the caller may set one. */
export const OF_DELEGATIONS = {
  getDelegation: about((url) => ({ url }), 200),
  setDelegation: about((url) => ({ method: 'PUT', url, body: REQUEST }), 422),
  removeDelegation: about((url) => ({ method: 'DELETE', url }), 204),
  listDelegateCandidates: about((url) => ({ url: `${url}/candidates?searchString=nobody` }), 200),
} satisfies Record<string, Relations>;
