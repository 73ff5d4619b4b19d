import { models } from '@search-foundation/content/models'
import { firstSamplePage } from '@search-foundation/content/sample-pages'
import { formatNumber } from '@search-foundation/i18n/format'
import { useTranslation } from 'react-i18next'

import { highlightSlots } from '../../code/highlight-samples.ts'
import { usePageAddress } from '../../document/page-context.tsx'
import { ProductPage } from '../../products/page/product-page.tsx'
import { keylessRate } from '../../products/reader/keyless-rate.ts'
import { TryReader } from '../../products/reader/try-reader.tsx'

/** Charges of the public API (facts of the reader's billing, 2025). */
const charges = ['normal', 'screenshot', 'alt', 'lm', 'proxy'] as const
const readerModels = models.filter(({ types }) => types.includes('reader'))

const samplesOf = await highlightSlots({
  host: 'reader',
  path: '',
  name: 'read',
  acceptJson: true,
  keys: ['url', 'respondWith'],
  print: {
    typescript: 'console.log(response.title, response.usage.tokens)\nconsole.log(response.content)',
    python: 'print(response.json()["data"]["content"])',
  },
})

export default function ReaderPage() {
  const { t } = useTranslation(['web-reader', 'web-product'])
  const { locale } = usePageAddress()
  return (
    <ProductPage
      product="reader"
      title={t('title')}
      description={t('description')}
      heading={t('hero.heading')}
      lead={t('hero.text')}
      demo={<TryReader />}
      samples={samplesOf({ url: firstSamplePage(locale).url, respondWith: 'content' })}
      samplesLead={t('code.text')}
      facts={[
        { name: t('figures.context'), value: t('figures.contextValue') },
        { name: t('figures.free'), value: formatNumber(keylessRate, locale) },
        { name: t('web-product:figures.failed'), value: t('web-product:figures.failedValue') },
      ]}
      billing={{
        lead: t('billing.text'),
        rows: charges.map((id) => ({
          id,
          request: t(`billing.rows.${id}.case`),
          charge: t(`billing.rows.${id}.charge`),
        })),
        note: t('billing.cap'),
      }}
      models={readerModels}
    />
  )
}
