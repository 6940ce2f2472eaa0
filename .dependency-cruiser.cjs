/** The import directions of docs/architecture.md: what is not allowed here is an error. */

const test = '\\.(test|spec|stories)\\.tsx?$';
const packages = ['npm', 'npm-dev', 'core'];
const repositories =
  '^server/(db/|suppliers/.+-repository\\.ts$|features/(permissions/|auth/throttle\\.ts$|.+-(repository|columns|rows)\\.ts$))';
const generatedTypesReaders =
  '^(domain/contract\\.ts|src/api/|server/http/|server/features/.+-handlers\\.ts|server/.+\\.test\\.ts)';

const mailSamples = '^stories/support/mails/mail-samples\\.ts$';

const rule = (from, to, more = {}) => ({
  from: { path: from },
  to: { path: Array.isArray(to) ? to : [to], ...more },
});
const types = { dependencyTypes: ['type-only'] };
const only = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** The rooms of trips, from the lowest floor up: a room imports only rooms of lower floors (docs/adr/0031). */
const tripRooms = '^server/features/trips/';
const tripDoors = `${tripRooms}(.+-handlers|repair-trips)\\.ts$`;
const tripFloors = [
  { kinds: `${tripRooms}part/kinds/` },
  { trip: `${tripRooms}[^/]+\\.ts$` },
  { page: `${tripRooms}page/` },
  { part: `${tripRooms}part/[^/]+\\.ts$` },
  {
    approval: `${tripRooms}approval/`,
    calendar: `${tripRooms}calendar/`,
    draft: `${tripRooms}draft/`,
    list: `${tripRooms}list/`,
    plans: `${tripRooms}plans/`,
  },
  { pipeline: `${tripRooms}pipeline/` },
  {
    airline: `${tripRooms}airline/`,
    change: `${tripRooms}change/`,
    order: `${tripRooms}order/`,
    renewal: `${tripRooms}renewal/`,
    request: `${tripRooms}request/`,
  },
  { cancellation: `${tripRooms}cancellation/`, 'by-mail': `${tripRooms}by-mail/` },
  { mail: `${tripRooms}mail/`, work: `${tripRooms}work/` },
];
const tripRules = tripFloors.flatMap((floor, level) =>
  Object.entries(floor).map(([room, path]) => {
    const notBelow = tripFloors.slice(level).flatMap((rooms) => Object.values(rooms));
    return only(
      `rooms-of-trips-${room}`,
      'Of the rooms of trips, each imports only those on lower floors.',
      { path, pathNot: [tripDoors, test] },
      { path: [...notBelow.filter((other) => other !== path), tripDoors] },
    );
  }),
);

module.exports = {
  forbidden: [
    only(
      'no-cycles',
      'Two files that need each other are one thought in two places.',
      {},
      { circular: true },
    ),
    only('resolvable', 'What is imported must exist.', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
    only(
      'mails-as-written',
      'The server does not run in browsers, so stories import its mails as Storybook has written them.',
      { path: '^stories/' },
      { path: mailSamples },
    ),
    only(
      'listed-packages',
      'A package that is used stands in package.json.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'deprecated'] },
    ),
    only(
      'no-development-packages',
      'What runs in production must not need what is installed for development.',
      { path: '^(domain|machines|src|server)/', pathNot: test },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    only('tests-are-ends', 'Nothing imports a test.', { pathNot: ['^stories/', test] }, { path: test }),
    ...tripRules,
    only(
      'rooms-of-trips-listed',
      'A new room of trips gets a floor.',
      { path: tripRooms, pathNot: [tripDoors, ...tripFloors.flatMap((floor) => Object.values(floor))] },
      {},
    ),
    only(
      'offers-below-trips',
      'What is booked is built on what is offered: offers get from trips what they need to know of them.',
      { path: '^server/offers/', pathNot: test },
      { path: tripRooms },
    ),
    only(
      'mails-follow',
      'Mails about trips follow from news; only the composition knows them.',
      { path: '^server/', pathNot: [`${tripRooms}mail/`, '^server/composition\\.ts$', test] },
      { path: `${tripRooms}mail/` },
    ),
    only(
      'sql-in-repositories',
      'Only repositories and the database room speak SQL.',
      { path: '^server/', pathNot: [repositories, test] },
      {
        path: 'node_modules/(kysely|pg|@electric-sql)/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    only(
      'frozen-migrations',
      'A migration does the same for ever, so it has copies of what it needs. Only what seals columns is shared.',
      { path: '^server/db/migrations/' },
      {
        path: '^(domain|machines|openapi|server|src)/',
        pathNot: '^server/db/(migrations/|(rewrite-column|sealed|sealed-columns)\\.ts$)',
      },
    ),
    only(
      'generated-types',
      'The words of the contract come from domain/contract.ts; only what speaks HTTP reads the contract itself.',
      { path: '^(domain|machines|src|server)/', pathNot: generatedTypesReaders },
      { path: '^openapi/generated/' },
    ),
    only(
      'one-client',
      'Only src/api speaks to the server.',
      { path: '^src/', pathNot: '^src/api/' },
      { path: 'node_modules/openapi-fetch/' },
    ),
    only(
      'chart-values',
      'Only actors make a chart run; screens know its types, everybody its selectors.',
      { path: '^src/', pathNot: ['^src/actors/', '^src/entry-prerender\\.tsx$', test] },
      { path: '^machines/.+-machine\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
  ],

  allowedSeverity: 'error',
  allowed: [
    // domain: imports nothing of ours but the types of the contract, in one file.
    rule('^domain/', ['^domain/', 'node_modules/@casl/ability/']),
    rule('^domain/contract\\.ts$', '^openapi/generated/', types),

    // machines: xstate and domain; other flows as types.
    rule('^machines/([^/]+)/', ['^machines/$1/', '^domain/', 'node_modules/xstate/']),
    rule('^machines/', '^machines/', types),
    // The charts of all bookings are made by one factory.
    rule('^machines/[^/]+-booking/', '^machines/booking/'),
    // Every chart reads what was saved with the same checks.
    rule('^machines/', '^machines/booking/draft-checks\\.ts$'),
    // The draft trip reads the parts of all flows, as their descriptions say.
    rule('^machines/trip-draft/', '^machines/[^/]+-booking/[^/]+-flow\\.ts$'),
    // The order or change that is kept beside a draft.
    rule('^machines/', '^machines/checkout/sent-request\\.ts$'),
    rule('^machines/(booking|trip-draft)/', '^machines/checkout/checkout-(draft|host)\\.ts$'),

    // src: routes -> features -> components; app knows every feature.
    rule('^src/', ['^domain/', '^machines/', '^src/i18n/', '\\.css$'], {}),
    { from: { path: '^src/' }, to: { path: 'node_modules/', dependencyTypes: ['npm'] } },
    rule('^src/[^/]+\\.tsx?$', '^src/'),
    rule('^src/app/', '^src/'),
    rule('^src/routes/', '^src/(routes|app|features|records|booking|components|actors|api)/'),
    rule('^src/features/([^/]+)/', [
      '^src/features/$1/',
      '^src/(records|components|booking|errors|actors|api)/',
    ]),
    // What companies, groups, users and memberships share.
    rule('^src/records/', '^src/(records|components|errors|actors|api)/'),
    // How errors of queries are shown and reported.
    rule('^src/errors/', '^src/(errors|components|api)/'),
    // What the booking flows share beside their charts.
    rule('^src/booking/', '^src/(booking|components|errors|actors|api)/'),
    rule('^src/components/', '^src/components/'),
    rule('^src/actors/', '^src/(actors|api)/'),
    rule('^src/api/', ['^src/api/', '^openapi/generated/']),
    rule('^src/i18n/', '^src/(i18n|api)/'),

    // server: features may use each other's exported functions; the rest serves them.
    rule('^server/', ['^server/', '^domain/', '^machines/', '^openapi/generated/']),
    { from: { path: '^server/' }, to: { dependencyTypes: ['npm', 'core'] } },

    // Tests stand beside what they test; these rooms look at everything, and nothing looks at them.
    rule(test, '^(domain|machines|src|server|stories|tests/support|openapi/generated|scripts)/'),
    { from: { path: test }, to: { dependencyTypes: packages } },
    rule('^stories/', '^(stories|src|machines|domain)/'),
    // The samples of mails, which Storybook writes in Node. Stories import what has been written.
    rule(mailSamples, '^server/(db/schema|features/(.+-mails|(mails|trips/mail)/.+))\\.ts$'),
    // The words of the product and the list of stories are read where they are kept.
    rule('^stories/', '^docs/glossary\\.md$'),
    rule('^stories/', '^virtual:(mail-samples|story-list)$'),
    rule('^tests/', '^(tests|server|src|machines|domain|openapi|scripts)/'),
    rule(
      '^scripts/',
      '^((scripts|tests/(support|bench)|server|src|machines|domain|openapi)/|tests/model/walked)',
    ),
    { from: { path: '^(stories|tests|scripts)/' }, to: { dependencyTypes: packages } },
  ],

  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
};
