/** Result of a call whose service may respond without a body. */
export const orNull = (body: unknown): unknown => body ?? null
