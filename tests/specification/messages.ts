import type { Shown } from './shown.ts';

/** What has to be said in states that a journey brings about. */
export const MESSAGES = {
  emptySignIn: ['The email field is required.', 'Enter the password for your account.'],
  wrongAddress: ['Please enter a valid email address.'],
  refusedSignIn: ['Invalid email or password.'],
  emptySearch: ['Required'],
  noUsers: ['No users found.'],
  noCompanyUsers: ['No company users found.'],
  noCompanies: ['No company found.'],
  noGroups: ['No company group found.'],
  noSuchCompany: ['No such company'],
  emptyCompany: [
    'No locations were added.',
    'No departments were added.',
    'No credit cards were added.',
    'No reference fields were added.',
    'No travel policies were added.',
    'No memberships were added.',
    'No hotel rate codes were added.',
    'No remarks were added.',
  ],
  hotelError: [
    'An error occurred',
    'Something went wrong while retrieving the list of hotels.',
    'Our engineers are notified automatically. Please try again later.',
  ],
  minorHotelError: [
    'A minor error occurred',
    'Something went slightly wrong while retrieving the list of hotels.',
    'Our engineers are notified automatically. Please try again later.',
  ],
  noHotels: ['No hotels were found', 'Please go back and change location and dates.'],
  noRooms: ['No hotels rooms were found', 'Please go back and change location and dates.'],
  errorPage: [
    ['heading', 'Something went wrong'],
    'Network Error',
    'Reference',
    /^\d{13}$/,
    'Our engineers were notified and will fix the problem ASAP.',
    ['button', 'Home'],
  ],
} as const satisfies Record<string, readonly Shown[]>;

/** What the shell shows, some of it once a menu is open. */
export const SHELL = {
  everyPage: [
    ['link', 'Zugvogel, home'],
    ['button', 'Language'],
    ['link', 'Privacy policy'],
    ['link', 'Cookie policy'],
    ['link', 'Impress'],
    /^© \d{4} Zugvogel$/,
  ],
  cookieBanner: ['This website uses cookies', ['link', 'See details'], ['button', 'Ok']],
  languageMenu: [['button', 'English'], /^German/],
  accountMenu: [
    'Hugo Amstad',
    'site@zugvogel.example',
    ['link', 'My profile'],
    ['link', 'Company'],
    ['link', 'Users'],
    ['button', 'Sign out'],
  ],
  mainMenu: [
    ['link', 'Companies'],
    ['link', 'Users'],
  ],
  starting: [['status', 'Loading']],
  loading: [['progressbar', 'Loading']],
  changingCompany: [['dialog', 'Changing the company…']],
  saved: ['Saved.'],
} as const satisfies Record<string, readonly Shown[]>;

/** What local storage holds: the language, and whether cookies were accepted. An older key is removed at start. */
export const STORAGE = {
  before: { i18nextLng: 'de', lng: 'de' },
  started: { lng: 'en' },
  accepted: { lng: 'en', cookie_accepted: 'true' },
} as const;
