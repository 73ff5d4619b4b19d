import { expect, test } from 'vitest'

import { defaultLocale } from '../src/locale-table.ts'
import { readLocale } from './check-locale.ts'

const { messages } = readLocale(new URL(`../messages/${defaultLocale}/`, import.meta.url))

/** English words with two meanings, which other languages may tell apart. */
const homonyms = new Set(['Notifications', 'Output', 'Search', 'Security', 'Time', 'Trial', 'Usage'])

/** Keys that say the same as another one, each with its reason. */
const repetitions = new Set([
  // A link of the site, and the name of the dashboard's navigation for screen readers.
  'web-frame:nav.dashboard',
  // The subject of a mail is the title of the page that its link opens.
  'mails:code.PASSWORD_RESET.subject',
  'mails:code.VERIFY_EMAIL.subject',
  'mails:code.VERIFY_AND_CHANGE_EMAIL.subject',
  // Titles of the pages that the navigation names.
  'auth:profile.title',
  'dashboard-audit:caption',
  'dashboard-audit:export.title',
  'dashboard-billing:transactions.caption',
  'dashboard-webhooks:title',
  'web-about-us:title',
  'web-changelog:title',
  'web-internship:title',
  'web-legal:title',
  'web-security:title',
  'web-use-cases:title',
  'web-news:title',
  'web-reader:demo.heading',
])

test('one word per thing: a text is in one namespace, and shared words are in common', () => {
  const homes = new Map<string, Set<string>>()
  for (const [namespace, texts] of messages) {
    for (const [key, text] of texts) {
      if (homonyms.has(text) || repetitions.has(`${namespace}:${key}`)) continue
      homes.set(text, (homes.get(text) ?? new Set()).add(namespace))
    }
  }
  const shared = [...homes].filter(([, namespaces]) => namespaces.size > 1)
  expect(shared.map(([text, namespaces]) => `${text}: ${[...namespaces].join(', ')}`)).toEqual([])
})
