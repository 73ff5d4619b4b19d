import type { Model } from '@search-foundation/content/models'
import { Badge } from '@search-foundation/ui/badge'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import { shownTagsOf } from './shown-tags.ts'
import styles from './model-tags.module.css'

/** What a model is for and has, each with the list of the models that share it. */
export function ModelTags({ model }: { model: Model }) {
  const { t } = useTranslation(['web-models', 'content-models'])
  const { href } = usePageAddress()
  return (
    <ul className={styles.tags} aria-label={t('tags')}>
      {shownTagsOf(model).map(({ tag, query }) => (
        <li key={tag}>
          <a href={`${href('/models')}${query}`}>
            <Badge {...(model.types.some((type) => type === tag) ? { tone: 'accent', dot: true } : {})}>
              {t(`content-models:tag.${tag}`)}
            </Badge>
          </a>
        </li>
      ))}
    </ul>
  )
}
