/** Share of a limit above which it is shown as nearly reached. */
const nearlyReached = 0.8

/** How close usage is to its limit, as the tone of a meter: `negative` when it is reached. */
export const levelOf = (used: number, limit: number): 'accent' | 'warning' | 'negative' =>
  used >= limit ? 'negative' : used >= limit * nearlyReached ? 'warning' : 'accent'
