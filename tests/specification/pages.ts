import { choices, type PageRow, sections, tabs } from './shown.ts';

/** Pages that need no session. */
export const PUBLIC_PAGES: readonly PageRow[] = [
  {
    route: '/login',
    title: 'Sign in',
    shows: [
      ['heading', 'Welcome'],
      ['textbox', 'E-mail'],
      ['textbox', 'Password'],
      ['button', 'Sign in'],
      ['link', 'Forgot password? Reset'],
    ],
  },
  {
    route: '/privacy',
    title: 'Privacy policy',
    shows: [
      ['heading', 'Privacy policy'],
      'Zugvogel is operated by Zugvogel AG, a Swiss company based in Zug.',
      /^Our data servers are in Switzerland\./,
      /\(GDPR\)\.$/,
      /^Our partners, which are airlines, hotels, car rentals/,
      /^Card numbers are tokenised/,
      /is set by your company or by the travel agency/,
    ],
  },
  {
    route: '/cookies',
    title: 'Cookie policy',
    shows: [['heading', 'Cookie policy'], 'lng', 'cookie_accepted'],
  },
  { route: '/impress', title: 'Legal notice', shows: [['heading', 'Legal notice']] },
  {
    route: '/nowhere',
    title: 'Page not found',
    shows: [['heading', 'Sorry, page not found!'], "We can't seem to find the page you're looking for."],
  },
];

/** Pages of a site-admin, with the records of the demo company. */
export const RECORD_PAGES: readonly PageRow[] = [
  {
    route: '/',
    title: 'Home',
    shows: [
      ['heading', /^Welcome, /],
      ...choices('Flight', 'Hotel', 'Car'),
      ['button', 'Search flights'],
      ['link', 'Ask the agency'],
      ['link', /^Current \d/],
      ['link', /^Upcoming \d/],
      ['link', /^Past \d/],
      ['link', /^Cancelled \d/],
      ['link', /^Waiting for approval \d/],
    ],
  },
  {
    route: '/companies',
    title: 'Companies',
    shows: [...tabs('Companies', 'Groups'), ['searchbox', 'Search companies'], 'Active'],
  },
  {
    route: '/companies/{companyId}',
    title: 'Company',
    shows: [
      ...tabs('Company', 'Users'),
      ['button', 'Edit: General information'],
      ...sections('General information', 'Locations', 'Departments', 'Finance', 'Travel policies'),
      ...sections('GDS profile: flights', 'GDS profile: hotels', 'GDS profile: cars', 'GDS profile: remarks'),
    ],
  },
  {
    route: '/companies/{companyId}/users',
    title: 'Company users',
    shows: [...tabs('Company', 'Users'), ['searchbox', 'Search company users'], 'Active', 'Inactive'],
  },
  {
    route: '/groups',
    title: 'Company groups',
    shows: [...tabs('Companies', 'Groups'), ['searchbox', 'Search company groups']],
  },
  {
    route: '/groups/{companyGroupId}',
    title: 'Company group',
    shows: [...tabs('Group', 'Companies'), ...sections('General information')],
  },
  {
    route: '/groups/{companyGroupId}/companies',
    title: 'Companies of the group',
    shows: [...tabs('Group', 'Companies'), ['searchbox', 'Search companies']],
  },
  {
    route: '/users',
    title: 'Users',
    shows: [
      ['heading', 'Users'],
      ['searchbox', 'Search users'],
    ],
  },
  {
    route: '/users/{userId}',
    title: 'Profile',
    shows: [
      ...sections('Account', 'Personal', 'Company related', 'Password', 'Passports and visas', 'Finance'),
      ...sections('GDS profile: flights', 'GDS profile: hotels', 'GDS profile: cars', 'GDS profile: remarks'),
    ],
  },
  {
    route: '/password/change',
    title: 'Change password',
    shows: [
      ['textbox', 'Current password'],
      ['textbox', 'New password'],
      ['textbox', 'Confirm new password'],
    ],
  },
];
