import { socialLinks } from '@search-foundation/content/brand'
import { Button } from '@search-foundation/ui/button'
import { Link } from '@search-foundation/ui/link'
import { QrCode } from '@search-foundation/ui/qr-code'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './social-links.module.css'

/** Where else the company can be found. The messaging app has a QR code, which a button shows. */
export function SocialLinks() {
  const { t } = useTranslation('web-frame')
  const id = useId()
  return socialLinks.map(({ key, label, url, qr }) => (
    <li key={key}>
      {qr ? (
        <>
          <Button className={styles.button} variant="quiet" size="sm" popoverTarget={id}>
            {t('footer.showQr', { network: label })}
          </Button>
          <div id={id} popover="auto" className={styles.code}>
            <QrCode text={url} label={t('footer.qr', { network: label })} />
            <p>{t('footer.scan', { network: label })}</p>
          </div>
        </>
      ) : (
        <Link variant="quiet" href={url} rel="noopener">
          {label}
        </Link>
      )}
    </li>
  ))
}
