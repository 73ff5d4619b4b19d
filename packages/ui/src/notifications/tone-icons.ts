import type { LucideIcon } from 'lucide-react'

import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../icon/index.ts'

/** The picture of each kind of news. */
export const toneIcons: Readonly<
  Record<'neutral' | 'info' | 'positive' | 'warning' | 'negative', LucideIcon>
> = {
  neutral: InfoIcon,
  info: InfoIcon,
  positive: CircleCheckIcon,
  warning: TriangleAlertIcon,
  negative: CircleAlertIcon,
}
