import { aboutPeople, type Relations } from './cells.ts';

/** Who may book for somebody may see their policy, in the company that the session acts in. */
export const OF_POLICIES = {
  getTravelerPolicy: aboutPeople(
    ({ companyUserId }) => ({ url: `/api/booking/policy?companyUser=${companyUserId}` }),
    {
      'the caller': [401, 200, 200, 200, 200],
      'somebody of the same company': [401, 404, 200, 200, 200],
      'somebody of another company of the group': [401, 404, 404, 404, 404],
      'somebody of another group': [401, 404, 404, 404, 404],
      nobody: [401, 404, 404, 404, 404],
    },
  ),
} satisfies Record<string, Relations>;
