/** What computed a response: the small engine of the local platform, or the inference service. */
export type Engine = 'local' | 'upstream'

/** Returns the engine with a name that a response or a recorded result has. */
export const engineNamed = (name: string | null): Engine => (name === 'upstream' ? 'upstream' : 'local')

/** Returns the engine that a response names. */
export const engineOf = (response: Response): Engine => engineNamed(response.headers.get('x-engine'))
