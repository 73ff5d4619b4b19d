import { DropZone, FileTrigger, isFileDropItem, Text } from 'react-aria-components'

import { ErrorText } from '../_field/error-text.tsx'
import type { FieldProps } from '../_field/field-props.ts'
import { TriggerButton } from '../_floating/trigger-button.tsx'
import { Button } from '../button/index.ts'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button/index.ts'
import { FileTextIcon, Icon, UploadIcon, XIcon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import { ProgressBar } from '../progress-bar/index.ts'
import field from '../_field/field.module.css'
import styles from './file-drop.module.css'

export interface FileDropProps extends Omit<FieldProps, 'hideLabel' | 'isRequired'> {
  /** Accepted file extensions or media types, for example `['.jsonl', 'text/csv']`. */
  accept?: readonly string[]
  /** Called with the dropped, pasted or chosen file. Check its type and size here. */
  onFile: (file: File) => void
  /** Chosen file. `progress` (0 to 100) and `progressText` show its upload. */
  file?: { name: string; progress?: number; progressText?: string } | null
  /** Called when the user removes the file or cancels its upload. */
  onCancel?: () => void
}

/** Field for a file that is dropped, pasted or chosen, with its upload progress. */
export function FileDrop({
  label,
  accept,
  onFile,
  description,
  errorMessage,
  isInvalid = Boolean(errorMessage),
  file,
  onCancel,
  isDisabled = false,
  className,
}: FileDropProps) {
  const labels = useLabels()
  const error = errorMessage ? (
    <p role="alert" className={field.error}>
      <ErrorText>{errorMessage}</ErrorText>
    </p>
  ) : null

  if (file) {
    const chosen = (
      <div className={classNames(styles.file, error === null && className)}>
        <Icon of={FileTextIcon} size="lg" className={classNames(styles.icon)} />
        <div className={styles.way}>
          {file.progress === undefined ? (
            <span className={styles.name}>{file.name}</span>
          ) : (
            <ProgressBar
              label={file.name}
              value={file.progress}
              {...(file.progressText === undefined ? {} : { valueText: file.progressText })}
            />
          )}
        </div>
        {onCancel && (
          <IconButton
            size="sm"
            label={file.progress === undefined ? labels.remove : labels.cancel}
            icon={<Icon of={XIcon} size="sm" />}
            onClick={onCancel}
          />
        )}
      </div>
    )
    if (error === null) return chosen
    return (
      <div className={classNames(field.field, className)}>
        {chosen}
        {error}
      </div>
    )
  }

  return (
    <div className={classNames(field.field, className)}>
      <DropZone
        className={classNames(styles.zone)}
        isDisabled={isDisabled}
        data-invalid={isInvalid || undefined}
        onDrop={(event) => {
          const item = event.items.find(isFileDropItem)
          if (item) void item.getFile().then(onFile)
        }}
      >
        <Icon of={UploadIcon} size="lg" className={classNames(styles.icon)} />
        <Text slot="label" className={classNames(styles.label)}>
          {label}
        </Text>
        <span className={styles.hint}>{labels.dropFile}</span>
        <FileTrigger
          {...(accept ? { acceptedFileTypes: accept } : {})}
          onSelect={(files) => {
            const chosen = files?.[0]
            if (chosen) onFile(chosen)
          }}
        >
          <TriggerButton>
            <Button size="sm" isDisabled={isDisabled}>
              {labels.browse}
            </Button>
          </TriggerButton>
        </FileTrigger>
      </DropZone>
      {error ?? (description !== undefined && <p className={field.description}>{description}</p>)}
    </div>
  )
}
