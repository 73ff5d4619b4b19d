import type { ReactNode } from 'react'

import type { Quote } from '../_quote/quote.ts'

/** Default lifetime in milliseconds (specification §9). */
const defaultTimeout = 5000
/** Maximum number of notifications on screen; the oldest is removed to make room. */
const maxShown = 3
/** Maximum number of entries in the history. */
const maxHistory = 50

export interface NotificationOptions {
  /**
   * Color and icon. `negative` is announced by screen readers immediately.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'positive' | 'negative' | 'warning' | 'info'
  /** First line, in bold. */
  title?: string
  /** Text of the notification. May have several lines; line breaks are kept. */
  message: string
  /** What someone else said, in another language than the page: the words of a service, below the message. */
  quote?: Quote
  /**
   * Name of a group. Equal notifications (same tone, title, message, quote and action) of one group merge into one with a
   * counter; different ones never merge. Notifications without a name share one group. `false` disables merging.
   */
  group?: string | false
  /**
   * Milliseconds until the notification closes. 0 keeps it open until it is closed by hand.
   * @default 5000
   */
  timeout?: number
  /** Button inside the notification. Pressing it also closes the notification. */
  action?: { label: string; onClick: () => void }
  /** Replaces the icon of the tone. */
  icon?: ReactNode
}

export interface Notification extends NotificationOptions {
  /** Argument of `dismiss`. */
  id: string
  /** Color and icon. */
  tone: NonNullable<NotificationOptions['tone']>
  /** How many equal notifications were merged into this one. */
  count: number
  /** When the latest of them was shown, in milliseconds since 1970. */
  at: number
}

/** Creates a list of notifications with its timers. Apps use `notificationStore`; tests and stories create their own. */
export function createNotificationStore() {
  let shown: readonly Notification[] = []
  let history: readonly Notification[] = []
  let isPaused = false
  let created = 0
  let seen = new WeakSet<Notification>()
  const listeners = new Set<() => void>()
  const clocks = new Map<string, { timer?: ReturnType<typeof setTimeout>; startedAt: number; left: number }>()

  function publish(next: readonly Notification[]) {
    shown = next
    for (const listener of listeners) listener()
  }

  function run(id: string) {
    const clock = clocks.get(id)
    if (!clock || isPaused) return
    clock.startedAt = Date.now()
    clock.timer = setTimeout(() => dismiss(id), clock.left)
  }

  function startClock(id: string, timeout: number) {
    clearTimeout(clocks.get(id)?.timer)
    clocks.delete(id)
    if (timeout === 0) return
    clocks.set(id, { startedAt: Date.now(), left: timeout })
    run(id)
  }

  /** Shows a notification and returns its id. If an equal one of its group is on screen, that one is counted up instead. */
  function notify(options: NotificationOptions): string {
    const { timeout = defaultTimeout, tone = 'neutral' } = options
    const equal = shown.find((other) => merges(other, { ...options, tone }))
    const id = equal?.id ?? `notification-${++created}`
    const entry: Notification = { ...options, tone, id, count: (equal?.count ?? 0) + 1, at: Date.now() }

    const next = equal ? shown.map((other) => (other === equal ? entry : other)) : [...shown, entry]
    for (const { id: dropped } of next.slice(0, -maxShown)) startClock(dropped, 0)
    history = [entry, ...history.filter((other) => other.id !== id)].slice(0, maxHistory)
    startClock(id, timeout)
    publish(next.slice(-maxShown))
    return id
  }

  /** Closes a notification. */
  function dismiss(id: string) {
    startClock(id, 0)
    publish(shown.filter((entry) => entry.id !== id))
  }

  /** Clears the history, except for notifications that are still on screen. */
  function clearHistory() {
    history = shown.toReversed()
    publish(shown)
  }

  /** Marks every entry of the history as seen. */
  function markSeen() {
    seen = new WeakSet(history)
    publish(shown)
  }

  /** Stops all timers, while the user reads. */
  function pause() {
    if (isPaused) return
    isPaused = true
    for (const clock of clocks.values()) {
      clearTimeout(clock.timer)
      clock.left = Math.max(0, clock.left - (Date.now() - clock.startedAt))
    }
  }

  /** Continues all timers with the time they had left. */
  function resume() {
    if (!isPaused) return
    isPaused = false
    for (const id of clocks.keys()) run(id)
  }

  return {
    notify,
    dismiss,
    clearHistory,
    markSeen,
    pause,
    resume,
    getShown: () => shown,
    /** Newest first, including closed notifications. */
    getHistory: () => history,
    /** How many entries were added or counted up since `markSeen`. */
    getUnseenCount: () => history.filter((entry) => !seen.has(entry)).length,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Whether two notifications are equal and of one group, so that the second counts the first up. */
function merges(a: NotificationOptions, b: NotificationOptions): boolean {
  return (
    a.group !== false &&
    a.group === b.group &&
    a.tone === b.tone &&
    a.title === b.title &&
    a.message === b.message &&
    a.quote?.text === b.quote?.text &&
    a.action?.label === b.action?.label &&
    // Two "Undo" buttons with different effects must both stay reachable.
    a.action?.onClick === b.action?.onClick
  )
}

/** The notifications of this page. */
export const notificationStore = createNotificationStore()

/** Shows a notification on this page and returns its id; see `NotificationOptions`. */
export const notify = notificationStore.notify

/** Closes a notification of this page. */
export const dismiss = notificationStore.dismiss
