import { fingerprintOf } from '@search-foundation/api-client'
import { useStartBulkJobMutation } from '@search-foundation/store/endpoints/bulk'
import { Button } from '@search-foundation/ui/button'
import {
  Form,
  FormActions,
  FormFileDrop,
  FormSelect,
  FormTextField,
  SubmitButton,
} from '@search-foundation/ui/form'
import { Text } from '@search-foundation/ui/text'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { InferOutput } from 'valibot'

import { useApiKey } from '../../ground/api-key/api-key.tsx'
import { KeyLine } from '../../ground/api-key/key-line.tsx'
import { useFailure } from '../../ground/failures/use-failure.ts'
import { useErrorText } from '../../ground/forms/use-error-text.ts'
import { useValidatedForm } from '../../ground/forms/use-validated-form.ts'
import { useSignedIn } from '../../ground/services/services.tsx'
import { bulkSchema, fault, fileTypes } from './bulk-schema.ts'
import { FileSummary } from './file-summary.tsx'
import { maxRows, type BulkFileReport } from './read-bulk-file.ts'
import { UploadBar } from './upload-bar.tsx'
import { useFileReport } from './use-file-report.ts'
import { useUpload } from './use-upload.ts'

/** Why a file can't be sent; undefined if it can. */
function faultOf({ rows, invalidRows, isBroken }: BulkFileReport) {
  if (isBroken) return fault('file.broken')
  if (rows > maxRows) return fault('file.tooManyRows')
  return rows === invalidRows ? fault('file.noText') : undefined
}

export interface NewJobFormProps {
  models: readonly string[]
  /** The model that is chosen at first. */
  first: string
  onUploading: (isUploading: boolean) => void
}

export function NewJobForm({ models, first, onUploading }: NewJobFormProps) {
  const { t } = useTranslation(['dashboard-bulk', 'common'])
  const apiKey = useApiKey()
  const failure = useFailure()
  const email = useSignedIn()?.email ?? ''
  const [start] = useStartBulkJobMutation()
  const { progress, run, cancel } = useUpload(onUploading)
  const errorText = useErrorText(['dashboard-bulk', 'common'])
  const form = useValidatedForm(bulkSchema, { file: null, model: first, email })
  const file = useWatch({ control: form.control, name: 'file' })
  const report = useFileReport(file)

  async function submit(order: InferOutput<typeof bulkSchema>): Promise<void> {
    const problem = report && faultOf(report)
    if (problem !== undefined) return form.setError('file', { message: problem })
    const { file: chosen, model, email: address } = order
    if (chosen === null) return
    const upload = {
      model,
      email: address,
      file_name: chosen.name,
      fingerprint: fingerprintOf(chosen),
    }
    await run((onProgress) => start({ apiKey, order: upload, file: chosen, onProgress }))
  }

  return (
    <Form form={form} onSubmit={submit} errorText={errorText} failureText={failure.wordsOf}>
      <KeyLine />
      <FormFileDrop
        control={form.control}
        name="file"
        label={t('file.label')}
        description={t('file.hint')}
        accept={fileTypes}
      />
      {file !== null && report === undefined && (
        <Text tone="muted" role="status">
          {t('file.reading')}
        </Text>
      )}
      {file !== null && report !== undefined && <FileSummary file={file} report={report} />}
      <FormSelect
        control={form.control}
        name="model"
        label={t('common:model')}
        options={models.map((id) => ({ id, label: id }))}
      />
      <FormTextField
        control={form.control}
        name="email"
        type="email"
        label={t('new.email')}
        description={t('new.emailHint')}
      />
      <FormActions align="end" status={progress !== undefined && <UploadBar progress={progress} />}>
        {progress !== undefined && <Button onClick={cancel}>{t('new.cancelUpload')}</Button>}
        <SubmitButton>{t('new.submit')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
