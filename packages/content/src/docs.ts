/** The guides of the documentation in reading order, by section. A guide is `docs/en-US/<slug>.md` and the page `/docs/<slug>`. */
export const docSections = [
  {
    key: 'start',
    slugs: ['quickstart', 'openai-client', 'install', 'authentication', 'first-hour'],
  },
  {
    key: 'build',
    slugs: [
      'embeddings',
      'million-documents',
      'reranking',
      'reading-pages',
      'deep-search',
      'classification',
      'segmentation',
      'mcp',
    ],
  },
  {
    key: 'production',
    slugs: ['testing', 'streaming', 'retries', 'rate-limits', 'errors', 'billing', 'webhooks', 'security'],
  },
  { key: 'hosting', slugs: ['self-hosting', 'several-machines'] },
  {
    key: 'integrations',
    slugs: ['frameworks', 'cohere-client', 'langchain', 'llamaindex', 'ai-sdk', 'chroma', 'migration'],
  },
  {
    key: 'cookbook',
    slugs: [
      'cookbook-question-answering',
      'cookbook-code-search',
      'cookbook-static-site-search',
      'cookbook-deduplication',
      'cookbook-ticket-routing',
      'cookbook-retrieval-evaluation',
      'cookbook-mcp-agent',
      'cookbook-next-chat',
      'cookbook-nightly-pipeline',
    ],
  },
  {
    key: 'code',
    slugs: [
      'sdk-client',
      'sdk-embeddings',
      'sdk-search',
      'sdk-classification',
      'sdk-bulk-jobs',
      'sdk-account-keys',
      'sdk-usage',
      'sdk-webhooks',
      'sdk-account',
      'sdk-keys',
      'sdk-billing',
      'sdk-tools',
      'sdk-versions',
      'cli',
      'mcp-tools',
    ],
  },
] as const

/** A guide's file name without ending, and the last segment of its address. */
export type DocSlug = (typeof docSections)[number]['slugs'][number]

/** All guides in reading order. */
export const docSlugs: readonly DocSlug[] = docSections.flatMap(({ slugs }): readonly DocSlug[] => slugs)

/** The guides that are made from code or from the package of the SDK when the site is built (`tooling/reference`). */
export const generatedDocs: readonly DocSlug[] = [
  'frameworks',
  'migration',
  ...docSections.flatMap(({ key, slugs }): readonly DocSlug[] => (key === 'code' ? slugs : [])),
]
