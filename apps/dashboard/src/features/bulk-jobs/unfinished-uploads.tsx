import type { BulkUpload } from '@search-foundation/api-client'
import { formatBytes, formatDateTime } from '@search-foundation/i18n/format'
import { useBulkUploadsQuery, useDeleteBulkUploadMutation } from '@search-foundation/store/endpoints/bulk'
import { serviceError } from '@search-foundation/store/service-error'
import { Button } from '@search-foundation/ui/button'
import { Callout } from '@search-foundation/ui/callout'
import { Card } from '@search-foundation/ui/card'
import { Meter } from '@search-foundation/ui/meter'
import { Row } from '@search-foundation/ui/row'
import { Stack } from '@search-foundation/ui/stack'
import { Text } from '@search-foundation/ui/text'
import { useTranslation } from 'react-i18next'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import { lazyDialog } from '../../ground/dialogs/lazy-dialog.tsx'
import { ServiceWords } from '../../ground/failures/service-words.tsx'
import { useFailure } from '../../ground/failures/use-failure.ts'
import { useOpened } from '../../ground/query/use-opened.ts'

const ResumeDialog = lazyDialog(async () => (await import('./resume-dialog.tsx')).ResumeDialog)

/**
 * Uploads of the key that were interrupted, in this browser or another: each can be continued or discarded. Nothing when there is none.
 * The address holds which one is being continued.
 */
export function UnfinishedUploads() {
  const { t } = useTranslation('dashboard-bulk')
  const query = useBulkUploadsQuery(useApiKey(), { refetchOnMountOrArgChange: true })
  const {
    opened: { upload: resumed },
    open,
    close,
  } = useOpened('upload')
  const uploads = query.data ?? []
  const chosen = uploads.find(({ id }) => id === resumed)
  if (query.isError && query.data === undefined)
    return (
      <Callout tone="warning" title={t('resume.failed')}>
        <ServiceWords>{serviceError(query.error).message}</ServiceWords>
      </Callout>
    )
  return (
    <>
      {uploads.length > 0 && (
        <Card title={t('resume.title')}>
          <Stack>
            <Text tone="muted">{t('resume.description')}</Text>
            {uploads.map((upload) => (
              <UnfinishedUpload key={upload.id} upload={upload} onResume={() => open('upload', upload.id)} />
            ))}
          </Stack>
        </Card>
      )}
      {chosen !== undefined && (
        <ResumeDialog key={chosen.id} isOpen upload={chosen} onClose={() => close()} />
      )}
    </>
  )
}

function UnfinishedUpload({ upload, onResume }: { upload: BulkUpload; onResume: () => void }) {
  const { t, i18n } = useTranslation('dashboard-bulk')
  const apiKey = useApiKey()
  const failure = useFailure()
  const [discard, { isLoading }] = useDeleteBulkUploadMutation()
  const { id, file_name: name, offset, size, expires_at: expiry } = upload
  const bytes = (value: number) => formatBytes(value, i18n.language)
  return (
    <Stack gap="sm">
      <Meter
        label={name}
        value={offset}
        maxValue={size}
        valueText={t('resume.progress', { sent: bytes(offset), total: bytes(size) })}
      />
      <Row>
        <Button size="sm" variant="solid" aria-label={t('resume.actionFor', { name })} onClick={onResume}>
          {t('resume.action')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('resume.discardFor', { name })}
          isPending={isLoading}
          onClick={() => void discard({ apiKey, id }).unwrap().catch(failure.show)}
        >
          {t('resume.discard')}
        </Button>
        <Text tone="muted">{t('resume.expires', { date: formatDateTime(expiry, i18n.language) })}</Text>
      </Row>
    </Stack>
  )
}
