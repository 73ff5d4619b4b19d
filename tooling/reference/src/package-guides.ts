import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { join } from 'node:path'

import { page } from './markdown.ts'

/** Pages of the documentation that are published in the package of the SDK too: the file there is their one place. */
const guides = {
  frameworks: {
    file: 'guides/frameworks.md',
    title: 'LangChain, LlamaIndex, AI SDK and others',
    description:
      'Packages that work with the API when only their address and key are changed, each called by tests.',
  },
  migration: {
    file: 'guides/migration.md',
    title: 'Migrate from OpenAI, Cohere, Voyage or Jina',
    description: 'Names of calls and fields side by side, and what differs, for four clients.',
  },
  'sdk-versions': {
    file: 'guides/versions.md',
    title: 'SDK: versions and what may change',
    description:
      'Which change raises which part of the version, what is supported, and how names are deprecated.',
  },
} as const

/** Where the links of the files lead in the documentation. */
const targets: Readonly<Record<string, string>> = {
  'frameworks.md': '/docs/frameworks',
  'migration.md': '/docs/migration',
  '../README.md#errors': '/docs/errors',
}

const manifest = findPackageJSON('@search-foundation/api-client', import.meta.url) ?? ''
const folder = join(manifest, '..')
const { homepage } = JSON.parse(readFileSync(manifest, 'utf8')) as { homepage: string }

/** Returns the guides that the package of the SDK contains, by slug. Throws for a link that leads nowhere in the documentation. */
export const packageGuides = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(guides).map(([slug, { file, title, description }]) => {
      const body = readFileSync(join(folder, file), 'utf8').replace(/^# .*\n+/, '')
      return [
        slug,
        page({ title, description, source: `packages/api-client/${file}` }, [localize(body, file)]),
      ]
    }),
  )

const localize = (body: string, file: string) =>
  body.replaceAll(/\]\(([^)]+)\)/g, (link, target: string) => {
    if (target.startsWith(`${homepage}/docs/`)) return `](${target.slice(homepage.length)})`
    if (target.startsWith('https:')) return link
    const path = targets[target]
    if (path === undefined)
      throw new Error(`${file} links to ${target}, which is no page of the documentation.`)
    return `](${path})`
  })
