import { msg } from '@lingui/core/macro';

/** The titles of the pages of companies and their groups. */
export const COMPANY_TITLES = {
  companies: msg`Companies`,
  company: msg`Company`,
  newCompany: msg`New company`,
  groups: msg`Company groups`,
  group: msg`Company group`,
  newGroup: msg`New company group`,
  general: msg`General information`,
};
