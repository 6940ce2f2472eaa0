import { aboutCompanies, type Relations } from './cells.ts';

/** The body is invalid, so that 422 means that the caller may create. */
const UNKNOWN_LANGUAGE = {
  customerId: 'x',
  name: 'x',
  language: 'zz',
  currency: 'CHF',
  measurementUnits: 'metric',
  paymentType: 'invoice',
};

export const OF_COMPANIES = {
  getCompany: aboutCompanies((id) => ({ url: `/api/companies/${id}` }), {
    'the own company': [401, 403, 403, 200, 200],
    'another company of the group': [401, 403, 403, 404, 200],
    'a company of another group': [401, 403, 403, 404, 200],
    'no company': [401, 403, 403, 404, 404],
  }),
  createCompany: {
    all: [
      () => ({ method: 'POST', url: '/api/companies', body: UNKNOWN_LANGUAGE }),
      [401, 403, 403, 403, 422],
    ],
  },
  getCompanyHistory: aboutCompanies((id) => ({ url: `/api/companies/${id}/history` }), {
    'the own company': [401, 403, 403, 200, 200],
    'another company of the group': [401, 403, 403, 404, 200],
    'a company of another group': [401, 403, 403, 404, 200],
    'no company': [401, 403, 403, 404, 404],
  }),
  getCompanyDay: aboutCompanies((id) => ({ url: `/api/companies/${id}/day` }), {
    'the own company': [401, 403, 403, 200, 200],
    'another company of the group': [401, 403, 403, 404, 200],
    'a company of another group': [401, 403, 403, 404, 200],
    'no company': [401, 403, 403, 404, 404],
  }),
  listCompanies: { all: [() => ({ url: '/api/companies' }), [401, 403, 403, 200, 200]] },
  listCompanyUsers: aboutCompanies((id) => ({ url: `/api/companies/${id}/users` }), {
    'the own company': [401, 200, 200, 200, 200],
    'another company of the group': [401, 404, 404, 404, 200],
    'a company of another group': [401, 404, 404, 404, 200],
    'no company': [401, 404, 404, 404, 404],
  }),
  actAsCompany: aboutCompanies((id) => ({ url: `/api/auth/companies/${id}` }), {
    'the own company': [401, 200, 200, 200, 200],
    'another company of the group': [401, 404, 404, 404, 200],
    'a company of another group': [401, 404, 404, 404, 200],
    'no company': [401, 404, 404, 404, 404],
  }),
} satisfies Record<string, Relations>;
