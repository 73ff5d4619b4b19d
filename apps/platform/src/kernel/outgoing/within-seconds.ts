/** Rejects with `late()` when a promise takes longer than the seconds given. */
export function withinSeconds<Result>(
  seconds: number,
  promise: Promise<Result>,
  late: () => Error,
): Promise<Result> {
  const { promise: end, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(late()), seconds * 1000)
  return Promise.race([promise, end]).finally(() => clearTimeout(timer))
}
