import { CircleCheckIcon, Icon } from '@search-foundation/ui/icon'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './contact-form.module.css'

/** Takes the place of the form after it was sent, and the focus. */
export function SentNotice({ id, email }: { id: string; email: string }) {
  const { t } = useTranslation('web-contact-sales')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.sent}>
      <Icon of={CircleCheckIcon} size="lg" />
      <h2 ref={heading} tabIndex={-1}>
        {t('form.sent.heading')}
      </h2>
      <p>{t('form.sent.text', { email })}</p>
      <p>
        {t('form.sent.reference')} <code>{id.slice(0, 8)}</code>
      </p>
    </div>
  )
}
