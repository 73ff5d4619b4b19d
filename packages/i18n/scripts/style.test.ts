import { expect, test } from 'vitest'

import { readLocale } from './check-locale.ts'

/** Words that docs/writing.md rules out, by locale. */
const ruledOut: Readonly<Record<string, RegExp>> = {
  'en-US':
    /colour|behaviour|favour|licence|centre\b|catalogue|cancelled|labelled|modelling|\w(?:al|an|gn|im|is|ni)is(?:e|ed|es|ing|ation)\b|e-mails?\b|seamless|powerful|leverag|unlock|effortless|one a (?:line|minute|month)|please/iu,
  de: /\b(?:du|dein\w*|dir|dich)\b|(?<![{-])\bTokens\b|\bbitte\b|nahtlos|mühelos|leistungsstark/iu,
}

test.each(Object.entries(ruledOut))(
  '%s messages use no word that the writing guide rules out',
  (code, pattern) => {
    const { messages } = readLocale(new URL(`../messages/${code}/`, import.meta.url))
    const texts = [...messages].flatMap(([namespace, keys]) =>
      [...keys].map(([key, text]) => `${namespace}:${key}: ${text}`),
    )
    expect(texts.filter((line) => pattern.test(line.slice(line.indexOf(' '))))).toEqual([])
  },
)
