/** What the sign-in dialog shows. */
export const modes = ['sign-in', 'sign-up', 'reset'] as const
export type Mode = (typeof modes)[number]

export interface ModeProps {
  mode: Mode
  onMode: (mode: Mode) => void
}
