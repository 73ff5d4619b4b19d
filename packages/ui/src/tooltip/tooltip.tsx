import type { ComponentProps, ReactElement, ReactNode } from 'react'
import {
  Focusable,
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components'

import styles from './tooltip.module.css'

export interface TooltipProps {
  /** Short hint. Must not be the only source of an information: touch screens show no tooltips. */
  content: ReactNode
  /**
   * Preferred position relative to the trigger. Moves where there is no room.
   * @default 'top'
   */
  placement?: NonNullable<AriaTooltipProps['placement']>
  /**
   * Delay on hover before it appears, in milliseconds.
   * @default 500
   */
  delay?: number
  /** Element that the tooltip describes. Must be focusable and, if it is a component, pass its props and ref on to an element. */
  children: ReactElement
}

type DomElement = ComponentProps<typeof Focusable>['children']

/** Hint shown on hover and on keyboard focus. */
export function Tooltip({ content, placement = 'top', delay = 500, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={0}>
      <Focusable>{children as DomElement}</Focusable>
      <AriaTooltip className={styles.tooltip ?? ''} offset={6} placement={placement}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
