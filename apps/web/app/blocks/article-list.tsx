import type { Article } from '@search-foundation/content/article'

import { usePageAddress } from '../document/page-context.tsx'
import { ReadingList } from './reading-list.tsx'

/** Articles with their titles and excerpts, each linked to its page. */
export function ArticleList({
  articles,
}: {
  articles: readonly Pick<Article, 'slug' | 'title' | 'excerpt'>[]
}) {
  const { href } = usePageAddress()
  return (
    <ReadingList
      entries={articles.map(({ slug, title, excerpt }) => ({
        href: href(`/news/${slug}`),
        title,
        text: excerpt,
      }))}
    />
  )
}
