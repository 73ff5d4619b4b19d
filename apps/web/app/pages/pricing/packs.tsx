import { tokenAmount } from '@search-foundation/i18n/token-amount'
import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { usePageAddress } from '../../document/page-context.tsx'
import { packsOnSale, pricePerMillion, trialTokens } from '../../products/prices.ts'
import { priceText } from './purchase-text.ts'
import styles from './packs.module.css'

/** The free tokens of a trial key and the packs on sale, each with what a million tokens cost. */
export function Packs() {
  const { t } = useTranslation(['web-pricing', 'web-frame', 'common'])
  const { locale, href } = usePageAddress()
  const billing = href('/api-dashboard/billing')
  const texts = {
    price_standard_1b: t('packs.standard'),
    price_premium_11b: t('packs.premium'),
  }
  const amount = (tokens: number) => t('common:amount.tokens', tokenAmount(tokens, locale, 'compact'))
  return (
    <section className={styles.packs} id="packs" aria-labelledby="packs-heading">
      <h2 id="packs-heading">{t('packs.heading')}</h2>
      <ul>
        <li>
          <h3>{t('common:packName.free')}</h3>
          <p className={styles.price}>{priceText({ price: 0 }, locale)}</p>
          <p className={styles.tokens}>{amount(trialTokens())}</p>
          <p>{t('packs.free')}</p>
          <Link variant="button-solid" href={`${href('/api-dashboard')}?sui=apikey`}>
            {t('web-frame:nav.getKey')}
          </Link>
        </li>
        {packsOnSale().map((pack) => (
          <li key={pack.id}>
            <h3>{t(`common:packName.${pack.id}`)}</h3>
            <p className={styles.price}>{priceText(pack, locale)}</p>
            <p className={styles.tokens}>
              {amount(pack.tokens)}
              <span>{t('packs.rate', { rate: pricePerMillion(pack, locale) })}</span>
            </p>
            <p>{texts[pack.id]}</p>
            <Link variant="button-outline" href={billing}>
              {t('packs.buy')}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('packs.note')}</p>
    </section>
  )
}
