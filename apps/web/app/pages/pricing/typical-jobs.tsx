import { typicalJobs } from '@search-foundation/content/typical-jobs'
import { formatBytes, formatNumber } from '@search-foundation/i18n/format'
import { tokenAmount } from '@search-foundation/i18n/token-amount'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { Section } from '../../blocks/section.tsx'
import { usePageAddress } from '../../document/page-context.tsx'
import { packsOnSale } from '../../products/prices.ts'
import { packsText, priceText } from './purchase-text.ts'
import { purchasesFor } from './purchases.ts'
import styles from './typical-jobs.module.css'

const { read, embed, rerank, bytesPerToken } = typicalJobs

/** What typical jobs cost: their tokens with the arithmetic, and the packs to buy for them. */
export function TypicalJobs() {
  const { t } = useTranslation(['web-pricing', 'common'])
  const { locale, href } = usePageAddress()
  const number = (value: number) => formatNumber(value, locale)
  const size = formatBytes(embed.bytes, locale)
  const jobs = [
    {
      id: 'read',
      name: t('jobs.read.name'),
      sum: t('jobs.read.sum', { pages: number(read.pages), perPage: number(read.tokensPerPage) }),
      tokens: read.pages * read.tokensPerPage,
    },
    {
      id: 'embed',
      name: t('jobs.embed.name', { size }),
      sum: t('jobs.embed.sum', { bytes: number(embed.bytes), perToken: number(bytesPerToken) }),
      tokens: embed.bytes / bytesPerToken,
    },
    {
      id: 'rerank',
      name: t('jobs.rerank.name'),
      sum: t('jobs.rerank.sum', {
        days: number(rerank.days),
        searches: number(rerank.searchesPerDay),
        query: number(rerank.queryTokens),
        products: number(rerank.products),
        perProduct: number(rerank.tokensPerProduct),
      }),
      tokens:
        rerank.days *
        rerank.searchesPerDay *
        (rerank.queryTokens + rerank.products * rerank.tokensPerProduct),
    },
  ]
  return (
    <Section id="jobs" heading={t('jobs.heading')} lead={t('jobs.lead', { bytes: number(bytesPerToken) })}>
      <ul className={styles.jobs}>
        {jobs.map(({ id, name, sum, tokens }) => {
          const [best] = purchasesFor(tokens, packsOnSale())
          if (best === undefined) throw new Error('No pack is on sale.')
          const packs = packsText(best, (pack) => t(`common:packName.${pack}`), locale)
          return (
            <li key={id}>
              <h3>{name}</h3>
              <p className={styles.price}>{priceText(best, locale)}</p>
              <p className={styles.sum}>
                {sum} = {t('common:amount.tokens', tokenAmount(tokens, locale, 'compact'))}
              </p>
              <p className={styles.sum}>
                {packs} = {priceText(best, locale)}
              </p>
              <Link href={`${href('/pricing')}?tokens=${tokens}#calculator`}>{t('jobs.calculate')}</Link>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
