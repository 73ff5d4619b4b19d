import { brand } from '@search-foundation/content/brand'
import { Link } from '@search-foundation/ui/link'

import { usePageAddress, useTranslation } from '../../document/page-context.tsx'
import { Section } from '../../frame/section.tsx'
import styles from './customers.module.css'

/** What stands here until a customer agrees to be named. */
export function Customers() {
  const { t } = useTranslation('web-landing')
  const { href } = usePageAddress()
  const proofs = [
    ['demo', href('/reader')],
    ['sdk', `${brand.hosts.docs}/sdk`],
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
