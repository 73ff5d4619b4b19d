import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

import type { Messages } from '../src/load-messages.ts'

const messages = new URL('../messages/en-US/', import.meta.url)
const target = new URL('../src/generated/resources.ts', import.meta.url)

/** Returns the source of `src/generated/resources.ts` for the English messages: the files, their namespaces, and the types of all keys. */
export function renderResources(): string {
  const files = readdirSync(messages)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted()
    .map((file) => {
      const content = JSON.parse(readFileSync(new URL(`${file}.json`, messages), 'utf8')) as Messages
      return { file, namespaces: Object.keys(content) }
    })
  return [
    '// Written by `pnpm --filter @search-foundation/i18n generate` from the English messages.',
    ...files.map(({ file }) => `import type ${file} from '../../messages/en-US/${file}.json'`),
    '',
    '/** The message files of a locale, with their namespaces. */',
    'export const messageFiles = {',
    ...files.flatMap(({ file, namespaces }) => [
      `  ${file}: [`,
      ...namespaces.map((name) => `    '${name}',`),
      '  ],',
    ]),
    '} as const',
    '',
    `export type Resources = ${files.map(({ file }) => `typeof ${file}`).join(' & ')}`,
    '',
    'export type Namespace = keyof Resources',
    '',
    "declare module 'i18next' {",
    '  interface CustomTypeOptions {',
    "    defaultNS: 'common'",
    '    resources: Resources',
    '  }',
    '}',
    '',
  ].join('\n')
}

if (import.meta.main) writeFileSync(target, renderResources())
