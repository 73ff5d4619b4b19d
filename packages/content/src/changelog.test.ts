import { expect, test } from 'vitest'

import { collectChangelog } from './changelog.ts'
import { readChangeNotes } from './read-change-notes.ts'

const note = (date: string) => `---\ntitle: T\ndate: ${date}\narea: api\nlink: /docs\n---\n\nText.\n`

test('notes are listed from the newest to the oldest', () => {
  const { notes } = collectChangelog({
    '../changelog/old.md': note('2026-01-01'),
    '../changelog/new.md': note('2026-02-01'),
  })
  expect(notes.map(({ slug }) => slug)).toEqual(['new', 'old'])
})

test('a note of an unknown area is an error that names it', () => {
  expect(() => collectChangelog({ 'changelog/a.md': note('2026-01-01').replace('api', 'shop') })).toThrow(
    'changelog/a: "area" must be one of product, api, sdk.',
  )
})

test('a changeset counts for the first area of SDK, API and product that its packages belong to', () => {
  const changeset = (...names: string[]) =>
    `---\n${names.map((name) => `'@search-foundation/${name}': minor`).join('\n')}\n---\n\nA change.\n`
  const { waiting } = collectChangelog({
    '../../../.changeset/a.md': changeset('web', 'api-client'),
    '../../../.changeset/b.md': changeset('platform', 'dashboard'),
    '../../../.changeset/c.md': changeset('dashboard'),
    '../../../.changeset/d.md': changeset('bench'),
  })
  expect(waiting).toEqual([
    { id: 'a', area: 'sdk', body: 'A change.' },
    { id: 'b', area: 'api', body: 'A change.' },
    { id: 'c', area: 'product', body: 'A change.' },
  ])
})

test('each version in the changelog of a package is a release', () => {
  const source = '# @x/cli\n\n## 0.3.0\n\n### Minor Changes\n\n- abc: New.\n\n## 0.2.0\n\n- Old.\n'
  expect(collectChangelog({ '../../cli/CHANGELOG.md': source }).releases).toEqual([
    { package: 'cli', version: '0.3.0', body: '### Minor Changes\n\n- abc: New.' },
    { package: 'cli', version: '0.2.0', body: '- Old.' },
  ])
})

test('every note has a date, a page that shows more, and one paragraph', () => {
  const notes = readChangeNotes()
  expect(notes.length).toBeGreaterThan(0)
  for (const { slug, date, link, body } of notes) {
    expect(date, slug).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(link, slug).toMatch(/^\//)
    expect(body.trim().split('\n\n'), slug).toHaveLength(1)
  }
})
