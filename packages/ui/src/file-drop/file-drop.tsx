import type { ReactNode } from 'react'
import { DropZone, FileTrigger, isFileDropItem, Text } from 'react-aria-components'

import { Button } from '../button/index.ts'
import { classNames } from '../class-names/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { FileTextIcon, Icon, UploadIcon, XIcon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import { ProgressBar } from '../progress-bar/index.ts'
import styles from './file-drop.module.css'

export interface FileDropProps {
  /** What the file is for. */
  label: string
  /** Endings or media types that are taken: `['.jsonl', 'text/csv']`. */
  accept?: readonly string[]
  /** Called with the first file that was dropped or chosen; judge its type and size here. */
  onFile: (file: File) => void
  /** What is taken, and how large it may be. */
  description?: ReactNode
  /** What is wrong and how to mend it; while it is set the field is marked invalid. */
  errorMessage?: ReactNode
  /** The file at hand, with its way so far while it is sent. */
  file?: { name: string; progress?: number; progressText?: string } | null
  /** Takes the file away, or stops it while it is sent. */
  onCancel?: () => void
  /** Cannot be operated for now; say why nearby. */
  isDisabled?: boolean
  /** Joined to the class of the root element. */
  className?: string
}

/** Takes a file by drop, by paste or by choosing, and shows how far it is. */
export function FileDrop({
  label,
  accept,
  onFile,
  description,
  errorMessage,
  file,
  onCancel,
  isDisabled = false,
  className,
}: FileDropProps) {
  const labels = useLabels()

  if (file) {
    return (
      <div className={classNames(styles.file, className)}>
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
            onPress={onCancel}
          />
        )}
      </div>
    )
  }

  return (
    <div className={classNames(styles.field, className)}>
      <DropZone
        className={classNames(styles.zone)}
        isDisabled={isDisabled}
        data-invalid={errorMessage ? '' : undefined}
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
          <Button size="sm" isDisabled={isDisabled}>
            {labels.browse}
          </Button>
        </FileTrigger>
      </DropZone>
      {errorMessage ? (
        <p role="alert" className={styles.error}>
          {errorMessage}
        </p>
      ) : (
        description !== undefined && <p className={styles.hint}>{description}</p>
      )}
    </div>
  )
}
