import { models } from '@search-foundation/content/models'
import { formatNumber } from '@search-foundation/i18n/format'

import { usePageAddress, useTranslation } from '../../document/page-context.tsx'
import { countOf, filterTags } from './filter-tags.ts'
import styles from './model-filters.module.css'

/**
 * Links to anchors on themselves. The style sheet hides what lacks the tag of the link that is `:target`, so a filter works
 * without scripts and has an address.
 */
export function ModelFilters() {
  const { t } = useTranslation(['web-models', 'content-models'])
  const { locale } = usePageAddress()
  return (
    <nav className={styles.filters} aria-label={t('filter.label')} data-filters="">
      <a id="all" href="#all" data-filter="all">
        {t('filter.all')} <span>{formatNumber(models.length, locale)}</span>
      </a>
      {filterTags.map((tag) => (
        <a key={tag} id={tag} href={`#${tag}`} data-filter={tag}>
          {t(`content-models:tag.${tag}`)} <span>{formatNumber(countOf(tag), locale)}</span>
        </a>
      ))}
    </nav>
  )
}
