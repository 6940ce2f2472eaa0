import { expect, it } from 'vitest';
import { sourceFiles } from './repository-files.ts';

const NAMES = 'flight|hotel|car';
/** A kind as a text, alone or before a dot or a slash, as in the name of a rule or in a path. */
const TEXT = new RegExp(`['"\`/](${NAMES})(?=['"\`./])`);
/** A kind as a property; one alone may be something else, such as the car of a rental. */
const PROPERTY = new RegExp(`(?<=[{,(.]\\s*|^\\s*)(${NAMES})(?=\\??\\s*[:,}=\\]),;.])`, 'gm');

/** The folders of the kinds, in which everything is about one of them. */
const FOLDERS = [
  'domain/(car|flight|hotel)-booking/',
  'machines/(car|flight|hotel)-booking/',
  'server/features/(cars|flights|hotels)/',
  'server/features/trips/part/kinds/',
  'server/suppliers/embedded/((cars|flights|flight-extras|hotels)/|(car|flight|hotel)-kind\\.ts)',
  'src/actors/(car|flight|hotel)-booking/',
  'src/features/(car|flight|hotel)-booking/',
  'src/.+/kinds/',
  'src/api/find-airports\\.ts',
  'src/routes/_authenticated/booking\\.(car|flight|hotel)\\.',
];

/** The tables that lead to them, each with an entry for every kind: docs/adding-a-booking-flow.md. */
const TABLES = [
  'domain/checkout/checkout-part.ts',
  'domain/kinds/booked-kinds.ts',
  'domain/kinds/chosen-kinds.ts',
  'domain/kinds/planned-kinds.ts',
  'domain/kinds/policy-kinds.ts',
  'domain/kinds/search-kinds.ts',
  'domain/kinds/terms-kinds.ts',
  'domain/kinds/terms-rules.ts',
  'domain/offers/recent-search.ts',
  'domain/policy/offer.ts',
  'domain/policy/verdict.ts',
  'domain/trip-draft/suggested-offers.ts',
  'machines/trip-draft/trip-draft.ts',
  'server/features/loyalty/save-memberships.ts',
  'server/features/recent-searches/search-kinds.ts',
  'server/features/recent-searches/search-rules.ts',
  'server/features/trips/part/find-supplier.ts',
  'server/start/read-sale.ts',
  'server/suppliers/sell-only.ts',
  'src/actors/booking/price-parts.ts',
  'src/actors/trip-draft/find-again.ts',
  'src/actors/trip-draft/price-nearest.ts',
  'src/actors/trip-draft/price-suggestion.ts',
  'src/app/session/shell-entries.ts',
  'src/app/shell/PageFrame.tsx',
  'src/booking/NotSold.tsx',
  'src/booking/request-address.ts',
  'src/components/booking/kept-words.ts',
  'src/components/paths.ts',
  'src/components/trip-status/part-name.ts',
  'src/components/trip-status/service-words.ts',
  'src/features/companies/CompanySectionEditor.tsx',
  'src/features/companies/profile-fields.ts',
  'src/features/users/UserSectionEditor.tsx',
  'src/features/users/user-sections.ts',
  'src/routes/_authenticated/index.tsx',
];

/** Files, or folders that end with a slash, that name a kind for another reason. */
const EXCEPTIONS: Record<string, string> = {
  'domain/change-costs.ts': 'The hotel is a place at which something is paid.',
  'domain/search-sentence/read-sentence.ts':
    'A sentence is read by the words of each kind, and means a kind where it has none.',
  'server/db/demo/': 'The demo company has trips, searches and policies of its own.',
  'server/db/migrations/': 'Migrations have copies of what they need.',
  'server/features/companies/company-mapper.ts': 'The profile of the contract has a property for each kind.',
  'server/features/companies/save-gds-profile.ts': 'Each section of the profile has an operation of its own.',
  'server/features/places/': 'A hotel is a kind of place there, beside cities and airports.',
  'server/features/policies/company-policy-repository.ts':
    'A column for each kind; a missing one does not compile.',
  'server/features/policies/policy-repository.ts': 'As above.',
  'server/features/trips/airline/': 'Airlines fly, and change nothing else.',
  'server/features/trips/order/with-named-parts.ts':
    'The contract names a car and a passport beside the parts.',
  'server/features/users/profile-requests/bind-change.ts':
    'The contract has a property for each section of the profile.',
  'server/features/users/save-gds-profile.ts': 'Each section of the profile has an operation of its own.',
  'server/features/users/user-mapper.ts': 'The profile of the contract has a property for each kind.',
  'server/features/users/user-section-handlers.ts':
    'Each section of the profile has an operation of its own.',
  'server/features/users/user-sections.ts': 'As above.',
  'server/suppliers/hotelbeds/': 'It sells one kind, and its protocol has fields of that name.',
};

const PRODUCTION = '{domain,machines,server,src}/**/*.{ts,tsx}';

/** The files outside of the kinds' folders that name a kind. */
const naming = sourceFiles(PRODUCTION)
  .filter(({ name }) => !name.includes('.test.') && !FOLDERS.some((folder) => name.match(`^${folder}`)))
  .filter(({ text }) => namesKind(text))
  .map(({ name }) => name);

function namesKind(text: string): boolean {
  const code = text
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm, '')
    .replaceAll(/^import [^;]+;$/gm, '');
  const properties = new Set([...code.matchAll(PROPERTY)].map(([, kind]) => kind));
  return TEXT.test(code) || properties.size > 1;
}

const coverage = (name: string) =>
  Object.keys(EXCEPTIONS).find((place) => (place.endsWith('/') ? name.startsWith(place) : name === place));

it('only tables name a kind outside of its folders, or a reason is given', () => {
  const others = naming.filter((name) => coverage(name) === undefined);
  expect(others).toEqual(TABLES.toSorted());
});

it('no exception has outlived its reason', () => {
  const used = new Set(naming.map(coverage));
  expect(Object.keys(EXCEPTIONS).filter((place) => !used.has(place))).toEqual([]);
});

it.each([
  [true, "if (part.kind !== 'flight') return [];"],
  [true, "rule: 'hotel.highestPrice'"],
  [true, 'return { flight: 1, hotel: 2 };'],
  [true, '({ flight, car }: PolicyRules) => flight'],
  [false, "// A 'flight' leaves"],
  [false, "({ car }: CarPart) => car.model + 'cargo'"],
])('says %s of %s', (expected, text) => {
  expect(namesKind(text)).toBe(expected);
});
