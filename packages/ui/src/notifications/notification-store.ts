import type { ReactNode } from 'react'

/** Milliseconds a notification stays. Specification §9: 5000. */
const defaultTimeout = 5000
/** How many are in view at once; the oldest makes room. */
const cap = 3
/** How many the history keeps. */
const historyLength = 50

export interface NotificationOptions {
  /** What kind of news it is; `negative` is spoken at once. */
  tone?: 'neutral' | 'positive' | 'negative' | 'warning' | 'info'
  /** First line, in bold. */
  title?: string
  /** The words; line breaks are kept. */
  message: string
  /** Notifications of one group merge and count. Without it, equal ones (tone, title, message) do. `false` never merges. */
  group?: string | false
  /** Milliseconds until it leaves; 0 keeps it until it is closed. */
  timeout?: number
  /** A button in the notification; pressing it closes the notification too. */
  action?: { label: string; onPress: () => void }
  /** In place of the tone's own picture. */
  icon?: ReactNode
}

export interface Notification extends NotificationOptions {
  /** What `dismiss` is called with. */
  id: string
  /** What kind of news it is. */
  tone: NonNullable<NotificationOptions['tone']>
  /** How many merged into this one. */
  count: number
  /** When the last of them came, in milliseconds since 1970. */
  at: number
}

/** A list of notifications with its timers. An app uses the one below; tests make their own. */
export function createNotificationStore() {
  let shown: readonly Notification[] = []
  let history: readonly Notification[] = []
  let isPaused = false
  let made = 0
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

  /** Shows a notification and returns its id; one of the same group is counted instead of shown twice. */
  function notify(options: NotificationOptions): string {
    const { timeout = defaultTimeout, tone = 'neutral' } = options
    const key = groupKey(options)
    const twin = key === null ? undefined : shown.find((other) => groupKey(other) === key)
    const id = twin?.id ?? `notification-${++made}`
    const entry: Notification = { ...options, tone, id, count: (twin?.count ?? 0) + 1, at: Date.now() }

    const next = twin ? shown.map((other) => (other === twin ? entry : other)) : [...shown, entry]
    for (const { id: dropped } of next.slice(0, -cap)) startClock(dropped, 0)
    history = [entry, ...history.filter((other) => other.id !== id)].slice(0, historyLength)
    startClock(id, timeout)
    publish(next.slice(-cap))
    return id
  }

  /** Takes a notification away. */
  function dismiss(id: string) {
    startClock(id, 0)
    publish(shown.filter((entry) => entry.id !== id))
  }

  /** Forgets what has left; what is in view stays in both lists. */
  function clearHistory() {
    history = shown.toReversed()
    publish(shown)
  }

  /** Notes that the history has been looked at. */
  function markSeen() {
    seen = new WeakSet(history)
    publish(shown)
  }

  /** Stops all clocks while somebody reads. */
  function pause() {
    if (isPaused) return
    isPaused = true
    for (const clock of clocks.values()) {
      clearTimeout(clock.timer)
      clock.left = Math.max(0, clock.left - (Date.now() - clock.startedAt))
    }
  }

  /** Lets the clocks run on with what was left. */
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
    /** Newest first, closed ones too. */
    getHistory: () => history,
    /** How many came, or came again, since `markSeen`. */
    getUnseenCount: () => history.filter((entry) => !seen.has(entry)).length,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function groupKey({ group, tone = 'neutral', title = '', message }: NotificationOptions): string | null {
  if (group === false) return null
  return group ?? JSON.stringify([tone, title, message])
}

/** The notifications of this page. */
export const notificationStore = createNotificationStore()

/** Shows a notification on this page; see `NotificationOptions`. Returns its id. */
export const notify = notificationStore.notify

/** Takes a notification of this page away. */
export const dismiss = notificationStore.dismiss
