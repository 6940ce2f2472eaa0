import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** Elsewhere only while it is checked whether those of the repository are up to date. */
const CATALOGUES = process.env.CATALOGUES ?? '<rootDir>/src/i18n/locales';
const ERROR_MESSAGES = '<rootDir>/src/i18n/describe-error.ts';
const SHARED_BY_BOOKINGS = [
  '<rootDir>/src/booking',
  ...['booking', 'map', 'results'].map((name) => `<rootDir>/src/components/${name}`),
];
/** The steps of a flow have catalogues of their own; what all of them say is the flow's. */
const HOTEL_BOOKING = '<rootDir>/src/features/hotel-booking';
const CAR_BOOKING = '<rootDir>/src/features/car-booking';
const FLIGHT_BOOKING = '<rootDir>/src/features/flight-booking';
const PLACES = '<rootDir>/src/components/places';
const VERDICTS = '<rootDir>/src/components/verdicts';
const TRIP_STATUS = '<rootDir>/src/components/trip-status';
const RECORDS = '<rootDir>/src/records';

/** Each feature has a catalogue of its own, so that no page carries the texts of another. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  fallbackLocales: { default: 'en' },
  catalogs: [
    {
      path: `${CATALOGUES}/{locale}/{name}`,
      include: ['<rootDir>/src/features/{name}'],
      exclude: ['**/*.test.ts', '**/*.test.tsx', HOTEL_BOOKING, CAR_BOOKING, FLIGHT_BOOKING],
    },
    ...['search', 'flights', 'fares', 'options'].map((step) => ({
      path: `${CATALOGUES}/{locale}/flight-${step}`,
      include: [`${FLIGHT_BOOKING}/${step}`],
      exclude: ['**/*.test.ts'],
    })),
    ...['search', 'select', 'room'].map((step) => ({
      path: `${CATALOGUES}/{locale}/hotel-${step}`,
      include: [`${HOTEL_BOOKING}/${step}`],
      exclude: ['**/*.test.ts'],
    })),
    {
      path: `${CATALOGUES}/{locale}/car-cars`,
      include: [`${CAR_BOOKING}/cars`],
      exclude: ['**/*.test.ts'],
    },
    {
      path: `${CATALOGUES}/{locale}/car-search`,
      include: [`${CAR_BOOKING}/search`],
      exclude: ['**/*.test.ts'],
    },
    {
      path: `${CATALOGUES}/{locale}/errors`,
      include: [ERROR_MESSAGES],
    },
    {
      path: `${CATALOGUES}/{locale}/booking`,
      include: [
        ...SHARED_BY_BOOKINGS,
        `${HOTEL_BOOKING}/hotel-pages.tsx`,
        `${CAR_BOOKING}/car-pages.tsx`,
        `${FLIGHT_BOOKING}/flight-pages.tsx`,
        `${FLIGHT_BOOKING}/day-part-texts.ts`,
      ],
      exclude: ['**/*.test.ts'],
    },
    {
      path: `${CATALOGUES}/{locale}/places`,
      include: [PLACES],
    },
    {
      path: `${CATALOGUES}/{locale}/verdicts`,
      include: [VERDICTS],
      exclude: ['**/*.test.ts'],
    },
    {
      path: `${CATALOGUES}/{locale}/trip-status`,
      include: [TRIP_STATUS],
    },
    {
      path: `${CATALOGUES}/{locale}/records`,
      include: [RECORDS],
      exclude: ['**/*.test.ts', '**/*.test.tsx'],
    },
    {
      path: `${CATALOGUES}/{locale}/messages`,
      include: ['<rootDir>/src'],
      exclude: [
        '<rootDir>/src/features',
        ...SHARED_BY_BOOKINGS,
        PLACES,
        VERDICTS,
        TRIP_STATUS,
        RECORDS,
        ERROR_MESSAGES,
        '**/*.test.ts',
        '**/*.test.tsx',
      ],
    },
  ],
  orderBy: 'message',
  format: formatter({ lineNumbers: false, origins: true }),
});
