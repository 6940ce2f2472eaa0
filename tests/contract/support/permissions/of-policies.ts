import { NO_RULES } from '#tests/support/policy-examples.ts';
import { aboutCompanies, aboutPeople, type Relations } from './cells.ts';

const NO_EXAMPLE = '01994b5e-0000-7000-8000-000000000000';

/** Callers who may read a company's policies may try them; 422, because the examples are missing. */
const TRYING = {
  listPolicyExamples: aboutCompanies((id) => ({ url: `/api/companies/${id}/travelPolicies/examples` }), {
    'the own company': [401, 403, 403, 200, 200],
    'another company of the group': [401, 403, 403, 404, 200],
    'a company of another group': [401, 403, 403, 404, 200],
    'no company': [401, 403, 403, 404, 404],
  }),
  previewPolicy: aboutCompanies(
    (id) => ({
      method: 'POST',
      url: `/api/companies/${id}/travelPolicies/preview`,
      body: { example: NO_EXAMPLE, exampleKind: 'trip', draft: NO_RULES },
    }),
    {
      'the own company': [401, 403, 403, 422, 422],
      'another company of the group': [401, 403, 403, 404, 422],
      'a company of another group': [401, 403, 403, 404, 422],
      'no company': [401, 403, 403, 404, 404],
    },
  ),
} satisfies Record<string, Relations>;

/** Callers who may book for a user may see their policy, in the company that the session acts in. */
export const OF_POLICIES = {
  ...TRYING,
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
