import { Link } from '@search-foundation/ui/link'
import { useTranslation } from 'react-i18next'

import { brand } from '../../brand.ts'
import { Section } from '../../frame/section.tsx'
import { usePlace } from '../../i18n/use-place.ts'
import styles from './customers.module.css'

/** What stands here until a customer agrees to be named. */
export function Customers() {
  const { t } = useTranslation('web-landing')
  const { href } = usePlace()
  const proofs = [
    ['demo', href('/reader')],
    ['sdk', brand.sdkDocs],
    ['papers', href('/#research')],
  ] as const
  return (
    <Section id="customers" heading={t('customers.heading')}>
      <div className={styles.customers}>
        <p>{t('customers.text')}</p>
        <ul>
          {proofs.map(([key, address]) => (
            <li key={key}>
              <Link href={address}>{t(`customers.proof.${key}`)}</Link>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
