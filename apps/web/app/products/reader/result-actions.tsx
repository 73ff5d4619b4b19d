import { Button } from '@search-foundation/ui/button'
import { CopyIcon, DownloadIcon, Icon } from '@search-foundation/ui/icon'
import { VisuallyHidden } from '@search-foundation/ui/visually-hidden'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { viewText, type View } from './result-view.tsx'
import type { Reading } from './use-reader.ts'
import styles from './reader-result.module.css'

/** Copies or downloads what the panel shows. */
export function ResultActions({ view, reading }: { view: View; reading: Reading }) {
  const { t } = useTranslation('common')
  const [copy, setCopy] = useState<{ of: string; worked: boolean }>()
  const text = viewText(view, reading)
  const copied = copy?.of === text ? copy : undefined

  return (
    <div className={styles.actions}>
      <Button
        size="sm"
        icon={<Icon of={CopyIcon} size="sm" />}
        onClick={() => {
          navigator.clipboard.writeText(text).then(
            () => setCopy({ of: text, worked: true }),
            () => setCopy({ of: text, worked: false }),
          )
        }}
      >
        {copied?.worked ? t('copied') : t('copy')}
      </Button>
      <Button
        size="sm"
        icon={<Icon of={DownloadIcon} size="sm" />}
        onClick={() => download(text, fileName(view, reading))}
      >
        {t('download')}
      </Button>
      <span role="status" className={styles.copyStatus}>
        {copied?.worked ? <VisuallyHidden>{t('copied')}</VisuallyHidden> : null}
        {copied && !copied.worked ? t('copyFailed') : null}
      </span>
    </div>
  )
}

function fileName(view: View, { answer, request }: Reading): string {
  const name = new URL(answer.url).pathname.split('/').findLast(Boolean) ?? 'page'
  const endings = { content: 'md', markdown: 'md', html: 'html', text: 'txt' } as const
  return `${name}.${view === 'json' ? 'json' : endings[request.respondWith]}`
}

function download(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
