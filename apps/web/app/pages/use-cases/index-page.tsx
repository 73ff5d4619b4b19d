import { cases } from '@search-foundation/content/use-cases'
import { useTranslation } from 'react-i18next'

import { CardLink } from '../../blocks/card-link.tsx'
import { PageIntro } from '../../blocks/page-intro.tsx'
import { ProductMark } from '../../blocks/product-mark.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import { PageHead } from '../../document/page-head.tsx'
import styles from './page.module.css'

/** The use cases, each with a sentence about it and the services that solve it. */
export default function UseCasesPage() {
  const { t } = useTranslation(['web-use-cases', 'content-products'])
  const { href } = usePageAddress()
  return (
    <>
      <PageHead title={t('title')} description={t('lead')} />
      <PageIntro title={t('title')} lead={t('lead')} />
      <ul className={styles.cases}>
        {cases.map(({ slug, products }) => (
          <li key={slug}>
            <h2>
              <CardLink href={href(`/use-cases/${slug}`)}>{t(`case.${slug}.title`)}</CardLink>
            </h2>
            <p>{t(`case.${slug}.lead`)}</p>
            <ul>
              {products.map((key) => (
                <li key={key}>
                  <ProductMark product={key} size={20} />
                  {t(`content-products:${key}.label`)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}
