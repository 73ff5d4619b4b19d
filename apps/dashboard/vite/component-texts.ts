import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { defaultLocale, localeTable } from '@search-foundation/i18n/locale-table'
import type { Plugin } from 'vite'

const moduleName = 'virtual:component-texts'
const resolvedName = `\0${moduleName}`

/** The module that has a function per locale. */
export const packList = resolvedName

/** The parts of React Aria whose texts the dashboard can show, by the name under which React Aria looks for them. */
const dictionaries: Readonly<Record<string, string>> = {
  'react-aria-components': 'react-aria-components/dist/private/intl',
  '@react-stately/datepicker': 'react-stately/dist/private/intl/datepicker',
  ...Object.fromEntries(
    [
      'autocomplete',
      'calendar',
      'datepicker',
      'dnd',
      'grid',
      'menu',
      'numberfield',
      'overlays',
      'searchfield',
      'spinbutton',
      'tag',
    ].map((part) => [`@react-aria/${part}`, `react-aria/dist/private/intl/${part}`]),
  ),
}
const folders = Object.values(dictionaries)

/** Resolves the packages of the design system, the only one that depends on React Aria. */
const resolveOfUi = createRequire(import.meta.resolve('@search-foundation/ui/labels'))

/** Returns the folder of the packages of React Aria. Vite itself would resolve them to the files that it prepares for development. */
function packagesFolder(): string {
  const [folder, inPackage] = resolveOfUi
    .resolve('react-aria-components')
    .split('react-aria-components/dist/')
  if (folder === undefined || inPackage === undefined)
    throw new Error('React Aria is not where it is expected.')
  return folder
}

/** Added to the file of a translation where the pack of its language imports it. */
const inPack = '?pack'

const textModule =
  /\/(react-(?:aria|aria-components|stately)\/dist\/private\/(?:.+\/)?intl(?:\/\w+)?)\/([a-z]{2}-[A-Z]{2})\.m?js$/

/** Returns the folder and the language of a module that has texts of React Aria; undefined for any other module. */
export function textsIn(id: string): { folder: string; language: string } | undefined {
  const [, folder, language] = textModule.exec(id) ?? []
  return folder === undefined || language === undefined ? undefined : { folder, language }
}

/** Returns the language of React Aria for a locale: of the same region, else of the same language, else English. */
export function packOf(locale: string, packs: readonly string[]): string {
  const prefix = `${locale.split('-')[0]}-`
  return (
    packs.find((pack) => pack === locale) ?? packs.find((pack) => pack.startsWith(prefix)) ?? defaultLocale
  )
}

/** Returns the language of React Aria whose pack a module belongs to. */
export const packWith = (id: string): string | undefined =>
  id.endsWith(inPack) ? textsIn(id.slice(0, -inPack.length))?.language : undefined

/**
 * React Aria has the texts of each component in 34 languages beside its code. This plugin leaves all but English out of the
 * chunks of components. `virtual:component-texts` has a function per locale that loads its texts, which are one chunk.
 * React Aria's `optimize-locales-plugin` leaves the chosen languages inside these chunks, so everybody would load all of ours.
 */
export function componentTexts(): Plugin {
  let isBuild = false
  return {
    name: 'component-texts',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id.startsWith(moduleName) ? id.replace(moduleName, resolvedName) : null),
    load(id) {
      if (isBuild && (textsIn(id)?.language ?? defaultLocale) !== defaultLocale)
        return 'export default undefined'
      if (!id.startsWith(resolvedName)) return null

      const packages = packagesFolder()
      const pack = id.slice(resolvedName.length + 1)
      if (pack !== '') {
        const parts = Object.entries(dictionaries).map(([name, folder], index) => ({
          load: `import part${index} from '${packages}${folder}/${pack}.mjs${inPack}'`,
          row: `${JSON.stringify(name)}: part${index}`,
        }))
        return [
          ...parts.map(({ load }) => load),
          `export default { ${parts.map(({ row }) => row).join(', ')} }`,
        ].join('\n')
      }
      const packs = readdirSync(`${packages}react-aria-components/i18n`).flatMap(
        (name) => /^(\w+-\w+)\.mjs$/.exec(name)?.[1] ?? [],
      )
      const rows = localeTable.map(
        ({ code }) => `${JSON.stringify(code)}: () => import('${moduleName}/${packOf(code, packs)}')`,
      )
      return `export const packs = { ${rows.join(', ')} }`
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      for (const { folder } of chunks.flatMap(({ moduleIds }) =>
        moduleIds.flatMap((id) => textsIn(id) ?? []),
      ))
        if (!folders.includes(folder))
          this.error(`The texts in ${folder} are not in the packs of vite/component-texts.ts.`)
    },
  }
}
