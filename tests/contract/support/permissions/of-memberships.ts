import type { Call } from '../call.ts';
import { aboutCompanies, aboutLeavers, aboutPeople, type Relations } from './cells.ts';

const MISSING = '01994b5e-0000-7000-8000-000000000000';

/** Each with the current values, so that permitted calls change nothing. */
const FIELDS = {
  role: 'traveler',
  businessPhone: null,
  mobilePhone: null,
  department: null,
  contactRelation: null,
  travelPolicy: null,
  level1Approver: null,
  level2Approver: null,
  note: null,
  active: true,
  referenceFieldDefaults: [],
  creditCards: [],
};

const changesOf = (field: string, value: unknown) =>
  aboutPeople(
    ({ companyId, companyUserId }) => ({
      method: 'PUT',
      url: `/api/companies/${companyId}/users/${companyUserId}`,
      body: { [field]: value },
      headers: { 'if-match': '"1"' },
    }),
    {
      'the caller': [401, 403, 403, 403, field === 'role' ? 409 : 200],
      'somebody of the same company': [401, 404, 403, 403, 200],
      'somebody of another company of the group': [401, 404, 404, 404, 200],
      'somebody of another group': [401, 404, 404, 404, 200],
      nobody: [401, 404, 404, 404, 404],
    },
  );

const withField = (field: string, relations: Relations): Relations =>
  Object.fromEntries(Object.entries(relations).map(([name, row]) => [`${name}, in ${field}`, row]));

const getCompanyUser = ({
  companyId,
  companyUserId,
}: {
  companyId: string;
  companyUserId: string;
}): Call => ({
  url: `/api/companies/${companyId}/users/${companyUserId}`,
});

/** The new person does not exist, so that 422 means that the caller may add members. */
export const OF_MEMBERSHIPS = {
  getCompanyUser: {
    ...aboutPeople(getCompanyUser, {
      'the caller': [401, 200, 200, 200, 200],
      'somebody of the same company': [401, 404, 200, 200, 200],
      'somebody of another company of the group': [401, 404, 404, 404, 200],
      'somebody of another group': [401, 404, 404, 404, 200],
      nobody: [401, 404, 404, 404, 404],
    }),
    ...aboutLeavers(getCompanyUser, [401, 404, 200, 200, 200]),
  },
  getCompanyUserHistory: aboutPeople(
    ({ companyId, companyUserId }) => ({
      url: `/api/companies/${companyId}/users/${companyUserId}/history`,
    }),
    {
      'the caller': [401, 403, 403, 200, 200],
      'somebody of the same company': [401, 403, 403, 200, 200],
      'somebody of another company of the group': [401, 403, 403, 404, 200],
      'somebody of another group': [401, 403, 403, 404, 200],
      nobody: [401, 403, 403, 404, 404],
    },
  ),
  updateCompanyUser: {
    ...changesOf('note', null),
    ...Object.assign(
      {},
      ...Object.entries(FIELDS).map(([field, value]) => withField(field, changesOf(field, value))),
    ),
  },
  createCompanyUser: aboutCompanies(
    (id) => ({
      method: 'POST',
      url: `/api/companies/${id}/users`,
      body: { user: MISSING, role: 'traveler' },
    }),
    {
      'the own company': [401, 403, 403, 403, 422],
      'another company of the group': [401, 404, 404, 404, 422],
      'a company of another group': [401, 404, 404, 404, 422],
      'no company': [401, 404, 404, 404, 404],
    },
  ),
  importCompanyUsers: aboutCompanies(
    (id) => ({
      method: 'POST',
      url: `/api/companies/${id}/users/import`,
      body: { csv: 'email', dryRun: true },
    }),
    {
      'the own company': [401, 403, 403, 403, 200],
      'another company of the group': [401, 404, 404, 404, 200],
      'a company of another group': [401, 404, 404, 404, 200],
      'no company': [401, 404, 404, 404, 404],
    },
  ),
  exportCompanyUsers: aboutCompanies((id) => ({ url: `/api/companies/${id}/users/export` }), {
    'the own company': [401, 403, 200, 200, 200],
    'another company of the group': [401, 404, 404, 404, 200],
    'a company of another group': [401, 404, 404, 404, 200],
    'no company': [401, 404, 404, 404, 404],
  }),
} satisfies Record<string, Relations>;
