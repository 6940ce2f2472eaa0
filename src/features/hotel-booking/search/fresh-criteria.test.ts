import { expect, it } from 'vitest';
import { buildSession } from '#stories/support/session-fixtures.ts';
import { freshCriteria } from './fresh-criteria.ts';

const SESSION = buildSession();

it('fills in the user as the traveller in their own company', () => {
  const { companyUser } = SESSION;
  const { firstName, lastName } = companyUser.user;
  expect(freshCriteria(SESSION).travelers).toEqual([{ _id: companyUser._id, firstName, lastName }]);
});

it('fills in no traveller for a user who acts for a company without belonging to it', () => {
  const acting = { ...SESSION, company: { ...SESSION.company, _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9dff' } };
  expect(freshCriteria(acting).travelers).toEqual([]);
});
