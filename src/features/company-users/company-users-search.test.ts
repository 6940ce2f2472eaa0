import { describe, expect, it } from 'vitest';
import { readCompanyUsersSearch } from './company-users-search.ts';

describe('the address of company users', () => {
  it('names a page of the list, a user or an import', () => {
    expect(readCompanyUsersSearch({ page: '2', searchString: 'keller' })).toEqual({
      page: 2,
      searchString: 'keller',
    });
    expect(readCompanyUsersSearch({ companyUser: '01994b5e' })).toEqual({ companyUser: '01994b5e' });
    expect(readCompanyUsersSearch({ import: true })).toEqual({ import: true });
    expect(readCompanyUsersSearch({ import: 'true' })).toEqual({ import: true });
  });

  it('leaves out empty values', () => {
    expect(readCompanyUsersSearch({ companyUser: '', import: 'yes' })).toEqual({});
    expect(readCompanyUsersSearch({ companyUser: 7 })).toEqual({});
  });
});
