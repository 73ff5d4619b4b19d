import type { LucideIcon } from 'lucide-react'

import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../icon/index.ts'

/** Icon of each tone. */
export const toneIcons: Readonly<
  Record<'neutral' | 'info' | 'positive' | 'warning' | 'negative', LucideIcon>
> = {
  neutral: InfoIcon,
  info: InfoIcon,
  positive: CircleCheckIcon,
  warning: TriangleAlertIcon,
  negative: CircleAlertIcon,
}
