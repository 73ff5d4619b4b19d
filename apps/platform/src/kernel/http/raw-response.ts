import type { TypedResponse } from 'hono'

/** Lets a handler return a response whose content the compiler cannot check: a stream, or a response of another service. */
export const rawResponse = (response: Response) => response as unknown as TypedResponse<never, never, never>
