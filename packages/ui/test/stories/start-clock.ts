/** When every story is set, so that a calendar shows the same month on every day. */
const start = Date.parse('2026-11-20T12:00:00Z')

/** Lets the page's clock run on from a fixed moment. Returns what gives it its own time back. */
export function startClock(): () => void {
  const RealDate = globalThis.Date
  const shift = start - RealDate.now()
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], self) =>
      Reflect.construct(target, args.length === 0 ? [target.now() + shift] : args, self),
    get: (target, name, receiver) =>
      name === 'now' ? () => target.now() + shift : Reflect.get(target, name, receiver),
  })
  return () => {
    globalThis.Date = RealDate
  }
}
