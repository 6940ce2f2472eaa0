import type { ChoiceLists } from './category.ts';
import { choices } from './choices.ts';

type PersonalCategory = 'roles' | 'genders' | 'nameprefixes' | 'contactrelations';

export const personalLists: ChoiceLists<PersonalCategory> = {
  roles: () =>
    choices([
      ['traveler', 'Traveler'],
      ['travel-arranger', 'Travel arranger'],
      ['company-admin', 'Company admin'],
      ['site-admin', 'Site admin'],
    ]),
  genders: () =>
    choices([
      ['F', 'Female'],
      ['M', 'Male'],
      ['X', 'Unspecified'],
      ['U', 'Undisclosed'],
    ]),
  nameprefixes: () =>
    choices([
      ['mr', 'Mr'],
      ['ms', 'Ms'],
      ['mrs', 'Mrs'],
      ['miss', 'Miss'],
      ['mx', 'Mx'],
      ['dr', 'Dr'],
      ['prof', 'Professor'],
    ]),
  contactrelations: () =>
    choices([
      ['employee', 'Employee'],
      ['contractor', 'Contractor'],
      ['intern', 'Intern'],
      ['candidate', 'Candidate'],
      ['board-member', 'Board member'],
      ['assistant', 'Assistant'],
      ['guest', 'Guest'],
      ['relative', 'Relative'],
      ['other', 'Other'],
    ]),
};
