// The import rules of the house, run by scripts/guards/import-rules.ts. Every rule has a planted violation in its test.

// Features that others may build on. Every other feature is a stranger to its neighbours.
const SUPPORTING =
  'accounts|applications|audit-log|backups|boards|contents|drafts|engine|facilities|facts|forms|heartbeats|link-checks|media|notifications|people|proofs|revisions|search|service-days|settings';
// From whoever applies to the case that the office leads; each of these may build on those before it.
const CLIENT_ORDER = ['people', 'forms', 'applications', 'proofs', 'cases'];
// The districts, each with those that it may build on (ARCHITECTURE.md has the picture).
const DISTRICTS = {
  office: [],
  content: ['office'],
  clients: ['office'],
  transport: ['office', 'content', 'clients'],
  operations: ['office', 'content', 'clients', 'transport'],
};
const DISTRICT = `(?:${Object.keys(DISTRICTS).join('|')})`;
const API = `^apps/api/src/${DISTRICT}`;
const WEB = `^apps/web/app/${DISTRICT}`;
const CONTRACT = '^packages/contract/src';
// What is the same for every kind of content on the web.
const CONTENT_ENGINE = '^apps/web/app/content/engine/';
// The screen of a case shows the person and the proofs, too.
const CLIENT_SCREENS = `^apps/web/app/clients/(?:${CLIENT_ORDER.join('|')})/`;
const CASES_REPOSITORY = '/clients/cases/(cases|officers)\\.repository\\.ts$';
const TEST = '\\.test\\.tsx?$';
// The parts of the contract that hold no zod, and so cost a visitor nothing.
const LIGHT = `${CONTRACT}/((?:${DISTRICT}/)?[^/]+/[^/]+\\.paths|shared/(route|display|envelope|error-codes|file-formats|share-picture|link-bounds|particles|phone))\\.ts$`;

const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

// Nothing is forbidden to operations, which nobody may see.
const districtRules = ['office', 'content', 'clients', 'transport'].map((district) =>
  error(
    `arrows-from-${district}`,
    'Arrows between districts run one way; what a lower one has to know of a higher one is handed in.',
    { path: `^(apps/(?:api/src|web/app)|packages/contract/src)/${district}/` },
    {
      path: `^(apps/(?:api/src|web/app)|packages/contract/src)/${DISTRICT}/`,
      pathNot: `/(src|app)/(${[district, ...DISTRICTS[district]].join('|')})/`,
    },
  ),
);

const clientRules = CLIENT_ORDER.slice(0, -1).map((feature, at) =>
  error(
    `arrows-from-clients-${feature}`,
    'From the people to the case; what an earlier one has to know of a later one is handed in.',
    { path: `^(apps/(?:api/src|web/app)|packages/contract/src)/clients/${feature}/` },
    { path: `^(apps/(?:api/src|web/app)|packages/contract/src)/clients/(${CLIENT_ORDER.slice(at + 1).join('|')})/` },
  ),
);

module.exports = {
  forbidden: [
    ...districtRules,
    ...clientRules,
    error('no-cycles', 'Two files that need each other are one file.', {}, { circular: true }),
    error(
      'no-unresolved',
      'An import that cannot be followed escapes every other rule.',
      {},
      // The build is not there yet when the rules are checked.
      { couldNotResolve: true, pathNot: ['^virtual:', '(^|/)web/build/'] },
    ),
    error(
      'contract-imports-only-zod',
      'The browser reads the contract too.',
      { path: `${CONTRACT}/`, pathNot: TEST },
      { pathNot: [`${CONTRACT}/`, '(^|/)node_modules/zod/'] },
    ),
    error(
      'light-contract-stays-light',
      'Web takes values from these files, so they may know schemas as types only.',
      { path: LIGHT },
      { pathNot: LIGHT, dependencyTypesNot: ['type-only'] },
    ),
    error(
      'web-takes-schemas-as-types',
      'zod would cost every visitor 23 kB; input is checked on the server.',
      { path: '^apps/web/', pathNot: TEST },
      { path: '^packages/contract/', pathNot: LIGHT, dependencyTypesNot: ['type-only'] },
    ),
    error(
      'web-knows-no-zod-and-no-driver',
      'zod, SQL and the web server stay on the other side of the API.',
      { path: '^apps/web/', pathNot: TEST },
      { path: '(^|/)node_modules/(zod|pg|drizzle-orm|fastify|@fastify)/' },
    ),
    error(
      'drizzle-by-one-door',
      'Node reads its package.json of 179 kB anew for each file that imports it: apps/api/src/platform/drizzle.ts.',
      { path: '^apps/api/src/', pathNot: '^apps/api/src/platform/' },
      { path: '(^|/)node_modules/drizzle-orm/' },
    ),
    error(
      'apps-meet-only-in-the-contract',
      'web and api talk through the contract, never by import. Only the server knows both.',
      { path: '^apps/(api|web)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    error(
      'server-takes-only-the-build-of-web',
      'The server runs what was built; of the sources it may know types.',
      { path: '^apps/server/' },
      { path: '^apps/web/', pathNot: '^apps/web/build/', dependencyTypesNot: ['type-only'] },
    ),
    error(
      'product-knows-no-scripts',
      'What runs in production must not need the workshop.',
      { path: '^(apps|packages)/[^/]+/(src|app)/', pathNot: TEST },
      { path: '^(scripts|testing|tools|e2e)/' },
    ),
    error(
      'platform-knows-no-feature',
      'platform holds no domain word.',
      { path: '^apps/(api/src|web/app)/platform/' },
      { path: `^apps/[^/]+/(src|app)/${DISTRICT}/` },
    ),
    error(
      'ui-knows-nothing-of-ours',
      'A design-system part must work on any page.',
      { path: '^apps/web/app/ui/' },
      { path: `^(apps/web/app/(${DISTRICT}|shell|platform)/|packages/)` },
    ),
    error(
      'enter-a-feature-by-its-door',
      'Another feature is used through its index.ts only.',
      // A foreign key has to name the other table, so tables are exempt here (not from the next rule).
      { path: `${API}/([^/]+)/`, pathNot: ['\\.table\\.ts$', CASES_REPOSITORY] },
      { path: `${API}/[^/]+/`, pathNot: [`${API}/$1/`, `${API}/[^/]+/index\\.ts$`] },
    ),
    error(
      'cases-work-on-the-rows-of-applications',
      'A case is an application as the office leads it: its repository knows that table, and no other of a neighbour.',
      { path: CASES_REPOSITORY },
      {
        path: `${API}/[^/]+/`,
        pathNot: ['/clients/cases/', '/clients/applications/applications\\.table\\.ts$', `${API}/[^/]+/index\\.ts$`],
      },
    ),
    error(
      'enter-the-api-by-its-doors',
      'Outside the features, a feature is its index.ts.',
      { path: '^apps/(api/src/[^/]+\\.ts$|server/)', pathNot: TEST },
      { path: `${API}/[^/]+/`, pathNot: `${API}/[^/]+/index\\.ts$` },
    ),
    error(
      'domain-features-are-strangers',
      'A feature may build on supporting features only.',
      { path: `${API}/([^/]+)/` },
      { path: `${API}/[^/]+/`, pathNot: [`${API}/$1/`, `${API}/(${SUPPORTING})/`] },
    ),
    error(
      'routes-go-through-the-service',
      'HTTP never talks to SQL.',
      { path: '\\.routes\\.ts$' },
      { path: '\\.(repository|table)\\.ts$' },
    ),
    error(
      'only-repositories-touch-tables',
      'SQL lives in *.repository.ts; a definition only names its table.',
      { path: `${API}/`, pathNot: '\\.(repository|table|definition|test)\\.ts$' },
      { path: '\\.table\\.ts$' },
    ),
    error(
      'rules-know-no-http',
      'A rule must be testable without a web server.',
      { path: '\\.(service|policy|repository)\\.ts$' },
      { path: '(^|/)node_modules/(fastify|@fastify)/' },
    ),
    error(
      'web-features-are-strangers',
      'Screens made of several features live in shell/.',
      { path: `${WEB}/([^/]+)/`, pathNot: CLIENT_SCREENS },
      { path: `${WEB}/[^/]+/`, pathNot: [`${WEB}/$1/`, CONTENT_ENGINE] },
    ),
    error(
      'client-screens-show-only-clients',
      'A case shows its person and its proofs, and no other feature.',
      { path: CLIENT_SCREENS },
      { path: `${WEB}/[^/]+/`, pathNot: CLIENT_SCREENS },
    ),
    error(
      'the-content-engine-serves-content',
      'What visitors read is written by one engine; whatever else is written is none of its business.',
      { path: '^apps/web/app/(?!content/)' },
      { path: CONTENT_ENGINE },
    ),
    error(
      'features-do-not-know-the-shell',
      'The shell frames features, never the reverse.',
      { path: `${WEB}/` },
      { path: '^apps/web/app/shell/' },
    ),
    error(
      'public-never-imports-admin',
      'Back-office code reaches a visitor by a lazy import or not at all.',
      { path: '^apps/web/app/', pathNot: ['/admin/', TEST] },
      { path: `${WEB}/[^/]+/admin/`, dynamic: false },
    ),
  ],
  options: {
    doNotFollow: { path: ['(^|/)node_modules/', '^apps/web/build/'] },
    exclude: {
      path: ['^(apps|packages)/[^/]+/(dist|build/types|\\.react-router)/', '(^|/)\\+types/', '^apps/web/build/client/'],
    },
    // Type imports are gone after compilation; rules need to see them, and to tell them from values.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
