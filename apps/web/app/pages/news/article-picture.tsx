import { figureSources } from '@search-foundation/content/article-sources'

import styles from './article-picture.module.css'

/** Only the HTML shows the figures, so the browser's bundle leaves them out. */
const figures = import.meta.env.SSR ? figureSources : {}

/** The first figure of an article as its picture. The article itself describes it. */
export function ArticlePicture({ slug }: { slug: string }) {
  const svg = figures[`figures/${slug}-1.svg`]
  if (svg === undefined) return null
  const drawing = svg.replace(/\s*<desc>[\s\S]*?<\/desc>/, '')
  return <div className={styles.picture} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />
}
