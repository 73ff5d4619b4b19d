import type { Reading } from '../core/request.ts'

/** How a response is read whose service may respond without a body, which means `fallback`. */
export const jsonOr = <T>(fallback: T): Partial<Reading<T>> => ({
  read: ({ response }) => response.text(),
  map: (text: string) => (text === '' ? fallback : JSON.parse(text)),
})
