import { fingerprintOf, type BulkUpload } from '@search-foundation/api-client'
import { formatBytes } from '@search-foundation/i18n/format'
import { useResumeBulkUploadMutation } from '@search-foundation/store/endpoints/bulk'
import { Button } from '@search-foundation/ui/button'
import { Dialog } from '@search-foundation/ui/dialog'
import { Form, FormActions, FormFileDrop, SubmitButton } from '@search-foundation/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import { KeyLine } from '../../ground/api-key/key-line.tsx'
import { useFailure } from '../../ground/failures/use-failure.ts'
import type { MessageKey } from '../../ground/forms/message-key.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { fault, fileTypes } from './bulk-schema.ts'
import { UploadBar } from './upload-bar.tsx'
import { useUpload } from './use-upload.ts'

/** Whether a file is the one whose upload was interrupted, as far as a browser can tell without reading it. */
const isFileOf = (file: File, { file_name: name, size, fingerprint }: BulkUpload) =>
  fingerprint === null ? file.name === name && file.size === size : fingerprintOf(file) === fingerprint

const schemaOf = (upload: BulkUpload) =>
  v.object({
    file: v.pipe(
      v.nullable(v.file()),
      v.check((file) => file !== null, fault('file.missing')),
      v.check((file) => file === null || isFileOf(file, upload), fault('resume.otherFile')),
    ),
  })

export interface ResumeDialogProps {
  upload: BulkUpload
  onClose: () => void
}

/** Goes on with an upload that was interrupted. It stays open while the rest of the file is being uploaded. */
export function ResumeDialog({ upload, onClose }: ResumeDialogProps) {
  const { t, i18n } = useTranslation('dashboard-bulk')
  const [isUploading, setUploading] = useState(false)
  const { file_name: name, size } = upload
  return (
    <Dialog
      title={t('resume.dialog', { name })}
      description={t('resume.dialogDescription', { name, size: formatBytes(size, i18n.language) })}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!isUploading}
    >
      <ResumeForm upload={upload} onUploading={setUploading} onClose={onClose} />
    </Dialog>
  )
}

interface ResumeFormProps extends ResumeDialogProps {
  onUploading: (isUploading: boolean) => void
}

function ResumeForm({ upload, onUploading, onClose }: ResumeFormProps) {
  const { t } = useTranslation(['dashboard-bulk', 'common'])
  const apiKey = useApiKey()
  const failure = useFailure()
  const [resume] = useResumeBulkUploadMutation()
  const { progress, run, cancel } = useUpload(onUploading)
  const form = useValidatedForm(schemaOf(upload), { file: null })
  return (
    <Form
      form={form}
      onSubmit={async ({ file }) => {
        if (file !== null) await run((onProgress) => resume({ apiKey, upload, file, onProgress }))
      }}
      errorText={(key) => t(key as MessageKey<['dashboard-bulk', 'common']>)}
      failureText={failure.wordsOf}
    >
      <KeyLine />
      <FormFileDrop control={form.control} name="file" label={t('file.label')} accept={fileTypes} />
      <FormActions align="end" status={progress !== undefined && <UploadBar progress={progress} />}>
        {progress !== undefined && (
          <Button
            onClick={() => {
              cancel()
              onClose()
            }}
          >
            {t('new.cancelUpload')}
          </Button>
        )}
        <SubmitButton>{t('resume.action')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
