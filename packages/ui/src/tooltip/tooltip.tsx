import type { ReactElement, ReactNode } from 'react'
import {
  Focusable,
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components'

import styles from './tooltip.module.css'

export interface TooltipProps {
  /** A few words. Nothing that can only be learnt here, since touch screens show no tooltips. */
  content: ReactNode
  /** Where it opens, seen from its trigger; it moves where there is no room. */
  placement?: NonNullable<AriaTooltipProps['placement']>
  /** Milliseconds of hovering before it shows. */
  delay?: number
  /** One element that takes focus. */
  children: ReactElement<{ 'aria-describedby'?: string }, string> | ReactElement
}

/** A hint on hover and on keyboard focus. */
export function Tooltip({ content, placement = 'top', delay = 500, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={0}>
      {isDomElement(children) ? <Focusable>{children}</Focusable> : children}
      <AriaTooltip className={styles.tooltip ?? ''} offset={6} placement={placement}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  )
}

function isDomElement(
  element: ReactElement,
): element is ReactElement<{ 'aria-describedby'?: string }, string> {
  return typeof element.type === 'string'
}
