import { readFrontMatter } from './front-matter.ts'

/** What a change is about: site and dashboard, the platform's API, or the published packages. */
export const changeAreas = ['product', 'api', 'sdk'] as const

export type ChangeArea = (typeof changeAreas)[number]

/** A change that is in use, told to customers. */
export interface ChangeNote {
  slug: string
  /** Markdown of one line. */
  title: string
  /** YYYY-MM-DD. */
  date: string
  area: ChangeArea
  /** The page of the site that shows more. */
  link: string
  /** Markdown. */
  body: string
}

/** A change that is in no version of the packages yet. */
export interface WaitingChange {
  /** Name of its changeset. */
  id: string
  area: ChangeArea
  /** Markdown. */
  body: string
}

/** A version of a published package. */
export interface PackageRelease {
  /** Name of the package's folder. */
  package: string
  version: string
  /** Markdown. */
  body: string
}

export interface Changelog {
  /** Newest first. */
  notes: readonly ChangeNote[]
  waiting: readonly WaitingChange[]
  releases: readonly PackageRelease[]
}

const areas: Readonly<Record<string, ChangeArea>> = {
  'api-client': 'sdk',
  cli: 'sdk',
  platform: 'api',
  web: 'product',
  dashboard: 'product',
}

/**
 * Reads the changelog from its files: notes (`changelog/<slug>.md`), changesets (`.changeset/<id>.md`) and the changelogs of published
 * packages. A changeset that names packages of several areas counts for the first of SDK, API, product; one that names none, not at all.
 *
 * @param sources texts of the files by their paths
 * @throws for a note without title, date, link or a known area
 */
export function collectChangelog(sources: Readonly<Record<string, string>>): Changelog {
  const files = Object.entries(sources).map(([path, source]) => ({ parts: path.split('/'), source }))
  const inFolder = (name: string) => files.filter(({ parts }) => parts.at(-2) === name)
  return {
    notes: inFolder('changelog')
      .map(({ parts, source }) => readNote(slugOf(parts), source))
      .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)),
    waiting: inFolder('.changeset').flatMap(({ parts, source }) => readChangeset(slugOf(parts), source)),
    releases: files
      .filter(({ parts }) => parts.at(-1) === 'CHANGELOG.md')
      .flatMap(({ parts, source }) => readReleases(parts.at(-2) ?? '', source)),
  }
}

const slugOf = (parts: readonly string[]) => (parts.at(-1) ?? '').replace(/\.md$/, '')

function readNote(slug: string, source: string): ChangeNote {
  const { text, body } = readFrontMatter(source, `changelog/${slug}`)
  const area = changeAreas.find((candidate) => candidate === text('area'))
  if (area === undefined)
    throw new Error(`changelog/${slug}: "area" must be one of ${changeAreas.join(', ')}.`)
  return { slug, area, title: text('title'), date: text('date'), link: text('link'), body }
}

function readChangeset(id: string, source: string): WaitingChange[] {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/.exec(source) ?? []
  const named = [...head.matchAll(/\/([\w-]+)['"]:/g)].map(([, name = '']) => areas[name])
  const area = changeAreas.toReversed().find((candidate) => named.includes(candidate))
  return area === undefined ? [] : [{ id, area, body: body.trim() }]
}

function readReleases(name: string, source: string): PackageRelease[] {
  return source
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [version = '', ...lines] = part.split('\n')
      return { package: name, version: version.trim(), body: lines.join('\n').trim() }
    })
}
