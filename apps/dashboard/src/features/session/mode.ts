/** What the sign-in dialog shows. */
export const modes = ['sign-in', 'sign-up', 'link', 'reset', 'confirm-link'] as const
export type Mode = (typeof modes)[number]

export interface ModeProps {
  mode: Mode
  onMode: (mode: Mode) => void
}
