/** What the sign-in dialog shows. `email` comes first; `confirm-link` only where a link that was requested elsewhere is opened. */
export const steps = ['email', 'password', 'sign-up', 'link', 'reset', 'phone', 'confirm-link'] as const
export type Step = (typeof steps)[number]

export interface StepProps {
  /** The address that the user entered at the first step; empty before. */
  email: string
  onStep: (step: Step) => void
}
