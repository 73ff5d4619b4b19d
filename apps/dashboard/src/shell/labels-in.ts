import { englishLabels, type Labels } from '@search-foundation/ui/labels'
import type { ParseKeys, TFunction } from 'i18next'

/** Labels that are words of the apps too: messages of `common`. All others are messages of `ui`. */
const shared = [
  'cancel',
  'clear',
  'close',
  'copied',
  'copy',
  'copyFailed',
  'download',
  'language',
  'pages',
  'remove',
  'retry',
  'search',
  'skipToContent',
  'theme',
  'themeAuto',
  'themeDark',
  'themeLight',
] as const satisfies readonly (keyof Labels & ParseKeys)[]

type Own = Exclude<keyof Labels, (typeof shared)[number]>

const own = (Object.keys(englishLabels) as (keyof Labels)[]).filter(
  (name): name is Own => !(shared as readonly string[]).includes(name),
)

/** The components fill these slots themselves. */
const slots = { text: '{text}', count: '{count}' }

/** Returns the words of the design system's components. */
export function labelsIn(t: TFunction<['common', 'ui']>): Labels {
  return Object.fromEntries([
    ...shared.map((name) => [name, t(name)]),
    ...own.map((name) => [name, t(`ui:${name}`, slots)]),
  ]) as Labels
}
