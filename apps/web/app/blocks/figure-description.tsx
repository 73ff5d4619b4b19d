import { Button } from '@search-foundation/ui/button'
import { Icon, InfoIcon } from '@search-foundation/ui/icon'
import type { CSSProperties } from 'react'

import styles from './figure-description.module.css'

export interface FigureDescriptionProps {
  /** Unique in the page. */
  id: string
  /** Accessible name of the button. */
  label: string
  /** What the figure shows, with its numbers. */
  description: string
  lang?: string
}

/**
 * The description of a figure in a popover: a press of the button opens it, also without scripts. With them it opens when the pointer
 * rests on the figure (`data-described`) and when the keyboard reaches the button (`shell/connect-descriptions.ts`).
 */
export function FigureDescription({ id, label, description, lang }: FigureDescriptionProps) {
  const anchor = `--${id}`
  return (
    <span className={styles.root} data-needs="enableSceneXplainTooltip">
      <Button
        variant="quiet"
        size="sm"
        label={label}
        icon={<Icon of={InfoIcon} size="sm" />}
        popoverTarget={id}
        style={{ anchorName: anchor } as CSSProperties}
      />
      <span
        id={id}
        popover="auto"
        className={styles.description}
        lang={lang}
        style={{ positionAnchor: anchor } as CSSProperties}
      >
        {description}
      </span>
    </span>
  )
}
