import { useTranslation } from '../../document/page-context.tsx'
import { ProductMark } from '../../products/product-mark.tsx'
import styles from './reader-hero.module.css'

/** What Reader does, in one line. */
export function ReaderHero() {
  const { t } = useTranslation('web-reader')
  return (
    <div className={styles.hero}>
      <ProductMark product="reader" size={44} />
      <h1>{t('hero.heading')}</h1>
      <p>{t('hero.text')}</p>
    </div>
  )
}
