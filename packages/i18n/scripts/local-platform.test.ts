import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

import { readLocale } from './check-locale.ts'

const folder = new URL('../messages/', import.meta.url)

/** The platform on one's own machine, in each language. */
const names: Readonly<Record<string, RegExp>> = {
  de: /lokalen? plattform/i,
  'en-US': /local platform/i,
  es: /plataforma local/i,
  fr: /plateforme locale/i,
  it: /piattaforma locale/i,
  ja: /ローカルプラットフォーム/,
  ko: /로컬 플랫폼/,
  mn: /дотоод платформ/i,
  ru: /локальн\p{L}+ платформ/iu,
  'zh-CN': /本地平台/,
  'zh-TW': /本機平台/,
}

/** Texts that only the local platform shows. Every other text is also read where the services are somebody's own. */
const ofLocalPlatform = ['auth:outbox.hint', 'identity:local', 'stand-ins:outbox.note']

test.each(readdirSync(folder))('in %s, only its own texts name the local platform', (code) => {
  const { messages } = readLocale(new URL(`${code}/`, folder))
  const found = [...messages].flatMap(([namespace, texts]) =>
    [...texts].filter(([, text]) => names[code]?.test(text)).map(([key]) => `${namespace}:${key}`),
  )
  expect(found.toSorted()).toEqual(ofLocalPlatform)
})
