import { readdirSync, writeFileSync } from 'node:fs'

const messages = new URL('../messages/', import.meta.url)
const target = new URL('../src/generated/message-loaders.ts', import.meta.url)

/** The source text of the loader table for the message files that exist now. */
export function renderLoaders(): string {
  const files = readdirSync(messages)
    .toSorted()
    .flatMap((locale) =>
      readdirSync(new URL(`${locale}/`, messages))
        .filter((file) => file.endsWith('.json'))
        .toSorted()
        .map((file) => ({ locale, namespace: file.slice(0, -'.json'.length) })),
    )
  const namespaces = [...new Set(files.map(({ namespace }) => namespace))].toSorted((a, b) =>
    a.localeCompare(b),
  )
  const rows = files.map(
    ({ locale, namespace }) =>
      `  '${locale}/${namespace}': () => import('../../messages/${locale}/${namespace}.json'),`,
  )
  return [
    '// Written by `pnpm --filter @search-foundation/i18n generate`. A literal table, since every bundler and Node understand it.',
    "import type { Messages } from '../create-i18n.ts'",
    '',
    `export type Namespace = ${namespaces.map((name) => `'${name}'`).join(' | ')}`,
    '',
    'export const messageLoaders: Readonly<Record<string, (() => Promise<{ default: Messages }>) | undefined>> = {',
    ...rows,
    '}',
    '',
  ].join('\n')
}

if (import.meta.main) writeFileSync(target, renderLoaders())
