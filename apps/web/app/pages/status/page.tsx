import { useTranslation } from 'react-i18next'

import { PageIntro } from '../../blocks/page-intro.tsx'
import { Section } from '../../blocks/section.tsx'
import { PageHead } from '../../document/page-head.tsx'
import { Island } from '../../islands/island.tsx'
import ServiceStatus from './service-status.island.tsx'
import styles from './page.module.css'

/** Whether the products work now and did in the last 90 days, as the platform measured it. */
export default function StatusPage() {
  const { t } = useTranslation(['web-status', 'content-products', 'web-pricing', 'web-frame'])
  const names = {
    reader: t('content-products:reader.label'),
    embedding: t('content-products:embedding.label'),
    reranker: t('content-products:reranker.label'),
    search: t('web-pricing:limits.search'),
    deepsearch: t('content-products:deepsearch.label'),
    classifier: t('content-products:classifier.label'),
    tokenizer: t('content-products:tokenizer.label'),
  }
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <PageIntro title={t('web-frame:nav.status')} lead={t('lead')} />
      <Island
        of={ServiceStatus}
        props={{ names }}
        messages={['web-status', 'common.serviceStatus', 'web-product.demo', 'common.retry']}
        start="idle"
      />
      <Section id="how" heading={t('how.heading')}>
        <p className={styles.text}>{t('how.text')}</p>
      </Section>
    </>
  )
}
