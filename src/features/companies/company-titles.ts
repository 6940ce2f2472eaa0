import { msg } from '@lingui/core/macro';

/** What the pages of companies and their groups are called in themselves. */
export const COMPANY_TITLES = {
  companies: msg`Companies`,
  company: msg`Company`,
  newCompany: msg`New company`,
  groups: msg`Company groups`,
  group: msg`Company group`,
  newGroup: msg`New company group`,
  general: msg`General information`,
};
