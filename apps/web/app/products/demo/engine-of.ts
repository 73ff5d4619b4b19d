/** What computed a response: the small engine of the local platform, or the inference service. */
export type Engine = 'local' | 'upstream'

/** Returns the engine that a response names. */
export const engineOf = (response: Response): Engine =>
  response.headers.get('x-engine') === 'upstream' ? 'upstream' : 'local'
