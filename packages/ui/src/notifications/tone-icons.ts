import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../icon/index.ts'

/** The picture of each kind of news. */
export const toneIcons = {
  neutral: InfoIcon,
  info: InfoIcon,
  positive: CircleCheckIcon,
  warning: TriangleAlertIcon,
  negative: CircleAlertIcon,
} as const
