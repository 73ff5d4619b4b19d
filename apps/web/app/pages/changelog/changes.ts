import { collectChangelog } from '@search-foundation/content/changelog'
import { changelogSources } from '@search-foundation/content/changelog-sources'

import { renderArticle } from '../../markdown/render-article.ts'

/** Only the HTML shows the changelog, so the browser's bundle leaves it out. */
const { notes, waiting, releases } = collectChangelog(import.meta.env.SSR ? changelogSources : {})

/** Adds the HTML of an entry's text to it. Rendered while prerendering. */
const render = async <T extends { body: string }>(entries: readonly T[]) =>
  await Promise.all(
    entries.map(async (entry) => ({ ...entry, html: (await renderArticle(entry.body)).html })),
  )

/** What is in use, newest first. */
export const changeNotes = await Promise.all(
  (await render(notes)).map(async (note) => ({
    ...note,
    titleHtml: (await renderArticle(note.title)).html.replaceAll(/<\/?p>/g, ''),
  })),
)

/** What is in no version of the packages yet. */
export const waitingChanges = await render(waiting)

/** The versions of the published packages. */
export const packageReleases = await render(releases)
