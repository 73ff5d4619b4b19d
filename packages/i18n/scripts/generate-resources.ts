import { readdirSync, writeFileSync } from 'node:fs'

const messages = new URL('../messages/en-US/', import.meta.url)
const target = new URL('../src/generated/resources.ts', import.meta.url)

/** Names a namespace in TypeScript: `web-frame` becomes `webFrame`. */
const identifier = (namespace: string) =>
  namespace.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Returns the source of `src/generated/resources.ts` for the English message files: the types of all message keys. */
export function renderResources(): string {
  const namespaces = readdirSync(messages)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted()
  return [
    '// Written by `pnpm --filter @search-foundation/i18n generate`: the keys of the English messages, for the types of `t`.',
    ...namespaces.map((name) => `import type ${identifier(name)} from '../../messages/en-US/${name}.json'`),
    '',
    'export interface Resources {',
    ...namespaces.map((name) => `  '${name}': typeof ${identifier(name)}`),
    '}',
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
