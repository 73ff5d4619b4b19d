import { useId, useState } from 'react'

import type { FieldProps } from '../_field/field-props.ts'
import { classNames } from '../class-names.ts'
import { CopyButton } from '../copy-button/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { DownloadIcon, EyeIcon, EyeOffIcon, Icon } from '../icon/index.ts'
import { useLabels } from '../labels/index.ts'
import { maskSecret } from './mask-secret.ts'
import field from '../_field/field.module.css'
import styles from './secret-field.module.css'

export interface SecretFieldProps extends Pick<FieldProps, 'label' | 'description' | 'className'> {
  /** Secret to show. */
  value: string
  /**
   * Text shown while the secret is hidden.
   * @default the prefix, dots and the last four characters of the secret
   */
  masked?: string
  /**
   * Shows the secret at first, for a new key that is shown once.
   * @default false
   */
  defaultRevealed?: boolean
  /** File name of the download. Without it, there is no download button. */
  downloadName?: string
}

/** Secret that is masked, revealed on request, and copied in full either way. */
export function SecretField({
  label,
  value,
  masked,
  defaultRevealed = false,
  downloadName,
  description,
  className,
}: SecretFieldProps) {
  const labels = useLabels()
  const id = useId()
  const [isRevealed, setRevealed] = useState(defaultRevealed)

  return (
    <div className={classNames(field.field, className)} role="group" aria-labelledby={id}>
      <span className={field.label} id={id}>
        {label}
      </span>
      <div className={styles.box}>
        <code className={styles.value} data-revealed={isRevealed || undefined}>
          {isRevealed ? value : (masked ?? maskSecret(value))}
        </code>
        <span className={styles.actions}>
          <IconButton
            size="sm"
            label={isRevealed ? labels.hide : labels.reveal}
            icon={<Icon of={isRevealed ? EyeOffIcon : EyeIcon} size="sm" />}
            onClick={() => setRevealed(!isRevealed)}
          />
          <CopyButton text={value} />
          {downloadName !== undefined && (
            <IconButton
              size="sm"
              label={labels.download}
              icon={<Icon of={DownloadIcon} size="sm" />}
              onClick={() => download(downloadName, value)}
            />
          )}
        </span>
      </div>
      {description !== undefined && <p className={field.description}>{description}</p>}
    </div>
  )
}

function download(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
