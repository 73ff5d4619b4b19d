/**
 * Who may import whom, as data. `lint-rules.ts` turns it into rules for the linter (`oxlint.config.ts`), and
 * `boundaries.test.ts` lets the real linter judge the imports that it forbids and allows.
 */

/** Import specifiers that are refused, and why. */
export interface Refusal {
  /** A regular expression over the specifier, or patterns in the syntax of .gitignore. */
  match: string | readonly string[]
  reason: string
  /** Whether `import type` is let through. */
  allowTypeImports?: true
}

/** A package's folder and the siblings it may import. */
export interface Package {
  folder: string
  /** Short names of packages. */
  mayImport: readonly string[]
  /** Packages whose types it may import, but not their code. */
  mayImportTypes?: readonly string[]
  /** Packages that only its tests may import. */
  testsMayImport?: readonly string[]
  /** Why it imports no more than that. */
  reason: string
  /** Settings for tools, which the configuration of every package may import. */
  isSettings?: true
}

const groundFloor = 'A package of the ground floor imports no other package.'
const app = 'An app imports packages, never another app or the tooling.'

/** Every package of the workspace by its short name. */
export const packages: Readonly<Record<string, Package>> = {
  'api-client': {
    folder: 'packages/api-client',
    mayImport: [],
    testsMayImport: ['start'],
    reason: groundFloor,
  },
  auth: { folder: 'packages/auth', mayImport: [], reason: groundFloor },
  content: { folder: 'packages/content', mayImport: [], reason: groundFloor },
  i18n: { folder: 'packages/i18n', mayImport: [], reason: groundFloor },
  ui: { folder: 'packages/ui', mayImport: [], reason: groundFloor },
  store: {
    folder: 'packages/store',
    mayImport: ['api-client', 'auth', 'i18n'],
    reason: 'The store joins the SDK, identity and languages; it contains no component and no text.',
  },
  cli: {
    folder: 'packages/cli',
    mayImport: ['api-client'],
    testsMayImport: ['contract'],
    reason: 'The command line is thin over the SDK; its tests start a platform.',
  },
  web: {
    folder: 'apps/web',
    mayImport: ['api-client', 'auth', 'content', 'i18n', 'store', 'ui'],
    reason: app,
  },
  dashboard: {
    folder: 'apps/dashboard',
    mayImport: ['api-client', 'auth', 'content', 'i18n', 'store', 'ui'],
    reason: app,
  },
  platform: {
    folder: 'apps/platform',
    mayImport: ['content', 'i18n'],
    mayImportTypes: ['api-client'],
    testsMayImport: ['api-client', 'auth', 'start'],
    reason: 'The platform serves facts and texts, and takes only types from the SDK.',
  },
  contract: {
    folder: 'tooling/contract',
    mayImport: ['api-client', 'auth', 'platform', 'start'],
    reason: 'It compares the SDK and sign-in with the platform.',
  },
  clients: {
    folder: 'tooling/clients',
    mayImport: ['api-client', 'contract'],
    reason: 'It uses the platform through the clients of other companies, and compares the SDK with them.',
  },
  reference: {
    folder: 'tooling/reference',
    mayImport: ['api-client', 'content', 'platform'],
    reason: 'It writes guides from what the packages describe of themselves.',
  },
  samples: {
    folder: 'tooling/samples',
    mayImport: ['content', 'contract', 'platform', 'reference'],
    reason: 'It runs what the documentation shows.',
  },
  e2e: {
    folder: 'tooling/e2e',
    mayImport: ['api-client', 'content', 'i18n', 'start'],
    reason: 'A journey uses the product through the browser, not through its modules.',
  },
  bench: {
    folder: 'tooling/bench',
    mayImport: ['api-client', 'start'],
    reason: 'It measures what is built.',
  },
  lint: { folder: 'tooling/lint', mayImport: [], reason: 'It reads files.' },
  deploy: {
    folder: 'tooling/deploy',
    mayImport: ['start'],
    reason: 'It builds and runs what deploy/ contains, as a server would.',
  },
  repository: {
    folder: 'tooling/repository',
    mayImport: ['api-client', 'content'],
    reason:
      'It compares documents, manifests and the SDK with the brand, and reads everything else as files.',
  },
  start: { folder: 'tooling/start', mayImport: [], reason: 'It runs before anything is installed.' },
  typescript: {
    folder: 'tooling/typescript',
    mayImport: [],
    reason: 'It contains compiler settings.',
    isSettings: true,
  },
  vite: {
    folder: 'tooling/vite',
    mayImport: [],
    reason: 'It contains settings of Vite and Vitest.',
    isSettings: true,
  },
}

/** Refused in every package. */
export const everywhere: readonly Refusal[] = [
  {
    match: '^@search-foundation/[^/]+/(src|dist)(/|$)',
    reason: 'A package is imported through its exports map.',
  },
  {
    match: '^(\\.\\./)+((apps|packages|tooling)/|[^./]+/(src|dist|app)/)',
    reason: 'Another package is imported by its name, through its exports map.',
  },
]

const noPrimitives: Refusal = {
  match: '^(react-aria|react-stately|@react-aria|@react-stately)',
  reason: 'Apps use the components of packages/ui.',
}

const noIdentityProvider: Refusal = {
  match: '^firebase(/|$)',
  reason: 'Only packages/auth (firebase.ts and methods/) imports the SDK of the identity provider.',
}

const noAppState: Refusal = {
  match: '^(react-router|react-router-dom|i18next|react-i18next|react-redux|@reduxjs/toolkit)(/|$)',
  reason: 'The design system has no router, no i18next and no store: texts and state are props.',
}

/** How components of the design system share parts: through an index, or through a private folder `src/_*`. */
const noForeignParts: readonly Refusal[] = [
  {
    match: '^(\\.\\./)+[a-z][^.]*/[^/]+\\.module\\.css$',
    reason: 'A component does not use the styles of another component. Shared styles are in a folder src/_*.',
  },
  {
    match: [
      '../[a-z]*/*',
      '../../[a-z]*/*',
      '!../*/index.ts',
      '!../../*/index.ts',
      '!../foundations/*',
      '!../../foundations/*',
    ],
    reason: 'A component is imported through its index. Shared parts are in a folder src/_*.',
  },
]

/** Refused in some files, beside what their package may import. The first match of a file counts. */
export const inFiles: readonly { files: readonly string[]; refused: readonly Refusal[] }[] = [
  {
    // These compare with the official client of the identity provider, or wrap it.
    files: [
      'packages/auth/src/firebase.ts',
      'packages/auth/src/methods/*.ts',
      'apps/platform/**/*.test.ts',
      'apps/platform/**/*.test-support.ts',
      'tooling/contract/**',
    ],
    refused: [],
  },
  {
    files: ['packages/cli/**/*.test.ts', 'packages/cli/**/*.test-support.ts'],
    refused: [noIdentityProvider],
  },
  { files: ['apps/web/**', 'apps/dashboard/**'], refused: [noIdentityProvider, noPrimitives] },
  { files: ['packages/ui/src/**'], refused: [noIdentityProvider, noAppState, ...noForeignParts] },
  { files: ['packages/ui/**'], refused: [noIdentityProvider, noAppState] },
  {
    files: ['tooling/start/src/**/*.test.mjs'],
    refused: [
      {
        match: ['**', '!node:*', '!node:*/**', '!./**', '!../**', '!vitest', '!fast-check'],
        reason: 'Tests of what runs before an install need a test runner and nothing else.',
      },
    ],
  },
  {
    files: ['tooling/start/src/serve-site.mjs'],
    refused: [
      {
        match: ['**', '!node:*', '!node:*/**', '!./**', '!../**', '!superstatic'],
        reason: 'The server of the site is a process of its own, started after the install.',
      },
    ],
  },
  {
    files: ['tooling/start/src/**'],
    refused: [
      {
        match: ['**', '!node:*', '!node:*/**', '!./**', '!../**'],
        reason: 'tooling/start runs before anything is installed: only Node and its own modules are there.',
      },
    ],
  },
  { files: ['**'], refused: [noIdentityProvider] },
]

/**
 * A folder whose subfolders, its rooms, import each other in one direction only. Files beside the rooms may import all of them. A room may
 * have floors of its own, which come after those around it.
 */
export interface Floors {
  folder: string
  /** Room → the other rooms that it may import. */
  rooms: Readonly<Record<string, readonly string[]>>
  reason: string
  /** Whether the files beside the rooms put the whole together, so that no room imports them. */
  isComposedAbove?: true
  /** Modules that may import rooms which their room may not. */
  exceptions?: readonly { file: string; mayImport: readonly string[]; reason: string }[]
  /** Rooms whose folders are entered through their `index.ts`. */
  byIndex?: readonly string[]
  /** Rooms whose folders do not import each other. */
  apart?: readonly string[]
}

export const floors: readonly Floors[] = [
  {
    folder: 'apps/dashboard/src',
    rooms: {
      shell: ['pages', 'features', 'ground'],
      pages: ['features', 'ground'],
      features: ['ground'],
      ground: [],
    },
    reason:
      'Floors of the dashboard import downwards: shell, pages, features, ground. What two features need is in the ground or in a package.',
    isComposedAbove: true,
    byIndex: ['features'],
    apart: ['features'],
  },
  {
    folder: 'apps/web/app',
    rooms: {
      shell: ['islands', 'visitor', 'ground'],
      frame: ['blocks', 'markdown', 'document', 'ground'],
      pages: [
        'products',
        'code',
        'markdown',
        'blocks',
        'islands',
        'visitor',
        'document',
        'vectors',
        'ground',
      ],
      products: ['code', 'markdown', 'blocks', 'islands', 'visitor', 'document', 'vectors', 'ground'],
      code: ['markdown', 'document', 'ground'],
      markdown: ['blocks', 'document'],
      blocks: ['document'],
      islands: ['document'],
      visitor: ['document', 'ground'],
      document: ['ground'],
      vectors: [],
      ground: [],
    },
    reason:
      'Rooms of the site import downwards: shell and frame, pages, products, blocks and islands, document, ground. What two pages need is beside app/pages.',
    isComposedAbove: true,
    apart: ['pages'],
  },
  {
    folder: 'apps/platform/src',
    rooms: {
      openapi: ['api', 'mcp', 'models', 'kernel'],
      seed: ['models', 'account', 'billing', 'keys', 'ledger', 'records', 'kernel'],
      schema: ['kernel'],
      api: ['access', 'account', 'billing', 'keys', 'ledger', 'records', 'kernel'],
      mcp: ['access', 'models', 'kernel'],
      models: ['access', 'keys', 'ledger', 'records', 'kernel'],
      access: ['account', 'keys', 'ledger', 'kernel'],
      account: ['billing', 'keys', 'ledger', 'records', 'kernel'],
      billing: ['keys', 'ledger', 'records', 'kernel'],
      keys: ['ledger', 'records', 'kernel'],
      identity: ['kernel'],
      ledger: ['kernel'],
      records: ['kernel'],
      'stand-ins': ['identity', 'records', 'kernel'],
      kernel: [],
    },
    reason:
      'Rooms of the platform import downwards: api, access, the rooms that do the work, ledger and records, kernel.',
    isComposedAbove: true,
  },
  {
    folder: 'apps/platform/src/kernel',
    rooms: {
      http: ['metrics', 'storage'],
      metrics: ['storage'],
      processes: ['storage'],
      outgoing: [],
      storage: [],
    },
    reason:
      'Rooms of the kernel import downwards: http, metrics and processes, outgoing and storage. Configuration, log and background work are below all.',
  },
  {
    folder: 'apps/platform/src/models',
    rooms: {
      'bulk-embeddings': ['calls', 'compute', 'limits', 'upstream'],
      classifiers: ['calls', 'compute', 'engines'],
      'deep-search': ['calls', 'corpus', 'engines', 'limits', 'upstream'],
      search: ['calls', 'corpus', 'engines', 'limits', 'reader', 'upstream'],
      serp: ['calls', 'corpus', 'engines', 'limits', 'upstream'],
      reader: ['calls', 'engines', 'limits', 'upstream'],
      'service-status': ['calls'],
      calls: ['compute', 'limits', 'upstream'],
      compute: ['engines'],
      corpus: ['engines'],
      upstream: ['engines'],
      limits: [],
      engines: [],
    },
    reason:
      'Rooms of the models import downwards: products with routes of their own, metered calls, what they compute, engines.',
    isComposedAbove: true,
  },
]
