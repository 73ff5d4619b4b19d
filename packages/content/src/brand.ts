/** A profile of the company on another site. */
export interface SocialLink {
  key: 'microblog' | 'professional-network' | 'code-host' | 'model-hub' | 'chat-server' | 'messaging-app'
  /** A name as people say it; the same in every language. */
  label: string
  url: string
  /** The messaging app is joined by scanning a QR code of `url` instead of by a plain link. */
  qr: boolean
}

/**
 * Everything that names the company. To put the product under another name, change this file and run `pnpm brand`, which writes
 * it into the manifests of published packages. Addresses end in `.example` (reserved by RFC 2606), so that no one else's site is
 * reached by mistake; as long as one of them does, nothing can be published.
 */
export const brand = {
  name: 'Search Foundation',
  /** The author of articles that the company signs, as their files name it. */
  team: 'Search Foundation team',
  legalName: 'Search Foundation',
  /** Whether the company is invented, which the footer and the imprint say in the language of the page. */
  isSample: true as boolean,
  hosts: {
    site: 'https://search-foundation.example',
    api: 'https://api.search-foundation.example',
    reader: 'https://reader.search-foundation.example',
    jobs: 'https://jobs.search-foundation.example',
    /** Sample documents for demos; the platform serves them. */
    sample: 'https://sample.search-foundation.example',
  },
  /** The support mailbox. */
  email: 'support@search-foundation.example',
  salesEmail: 'sales@search-foundation.example',
  /** Where vulnerabilities are reported. */
  securityEmail: 'security@search-foundation.example',
  /** Who answers for personal data. */
  privacyEmail: 'privacy@search-foundation.example',
  /** What the imprint states about the company. */
  imprint: {
    representative: 'Alex Example',
    register: 'Amtsgericht Charlottenburg (Berlin), HRB 000000 B',
    vatId: 'DE000000000',
    /** From the range of numbers that nobody has (Bundesnetzagentur, "Drama Numbers"). */
    phone: '+49 30 23125 000',
    /** Who is responsible for the content. */
    editor: 'Alex Example',
    /** Who supervises the company in matters of personal data. */
    supervisoryAuthority: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
  },
  /** Where the sources are. npm compares it with the repository that signs a release. */
  repository: 'https://git.search-foundation.example/monorepo',
  /** Downloadable logos, served by the site itself. */
  logoZip: '/logos.zip',
  /** Name of the npm package of the SDK: the `name` in `packages/api-client/package.json`. */
  sdk: '@search-foundation/api-client',
} as const

/** The handbook in a language: all articles as one EPUB, written by the build of the site. */
export const handbookPath = (locale: string): string => `/handbook-${locale}.epub`

/** Where else the company can be found (specification §1). */
export const socialLinks: readonly SocialLink[] = [
  { key: 'microblog', label: 'X', url: 'https://microblog.search-foundation.example', qr: false },
  {
    key: 'professional-network',
    label: 'LinkedIn',
    url: 'https://network.search-foundation.example',
    qr: false,
  },
  {
    key: 'code-host',
    label: 'GitHub',
    url: 'https://code.search-foundation.example',
    qr: false,
  },
  {
    key: 'model-hub',
    label: 'Hugging Face',
    url: 'https://models.search-foundation.example',
    qr: false,
  },
  {
    key: 'chat-server',
    label: 'Discord',
    url: 'https://chat.search-foundation.example',
    qr: false,
  },
  {
    key: 'messaging-app',
    label: 'WeChat',
    url: 'https://messages.search-foundation.example',
    qr: true,
  },
]
