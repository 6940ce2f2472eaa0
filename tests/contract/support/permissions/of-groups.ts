import { aboutGroups, byField, type Relations, type Row } from './cells.ts';

/** A version that no record has: 412 means that the caller may change it, and nothing changes. */
const STALE = { 'if-match': '"999999999"' };

/** The body is invalid, so that 422 means that the caller may create. */
const UNKNOWN_COMPANY = { name: 'x', companies: ['01994b5e-0000-7000-8000-000000000000'] };

const READ = {
  'the own group': [401, 403, 403, 200, 200],
  'another group': [401, 403, 403, 404, 200],
  'no group': [401, 403, 403, 404, 404],
} as const satisfies Record<string, Row>;

function update(body: object): Relations {
  return aboutGroups((id) => ({ method: 'PUT', url: `/api/groups/${id}`, headers: STALE, body }), {
    'the own group': [401, 403, 403, 403, 412],
    'another group': [401, 403, 403, 404, 412],
    'no group': [401, 403, 403, 404, 404],
  });
}

export const OF_GROUPS = {
  listCompanyGroups: { all: [() => ({ url: '/api/groups' }), [401, 403, 403, 200, 200]] },
  createCompanyGroup: {
    all: [() => ({ method: 'POST', url: '/api/groups', body: UNKNOWN_COMPANY }), [401, 403, 403, 403, 422]],
  },
  getCompanyGroup: aboutGroups((id) => ({ url: `/api/groups/${id}` }), READ),
  listCompaniesOfGroup: aboutGroups((id) => ({ url: `/api/groups/${id}/companies` }), READ),
  getCompanyGroupHistory: aboutGroups((id) => ({ url: `/api/groups/${id}/history` }), READ),
  updateCompanyGroup: byField({
    active: update({ active: true }),
    name: update({ name: 'x' }),
    companies: update({ companies: [] }),
  }),
} satisfies Record<string, Relations>;
