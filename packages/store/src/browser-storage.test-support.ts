import type { TextStorage } from './preferences/text-storage.ts'

type Listener = (event: StorageEvent & PageTransitionEvent) => void

interface Mutation {
  source: Tab
  key: string
  value: string
}

/**
 * One tab of `BrowserStorage`: the values that it sees, and the events that it gets. It sees its own writes at once and those of
 * other tabs when they are delivered, as in Chromium, where each process has a copy of the storage.
 */
export class Tab implements TextStorage {
  readonly inbox: Mutation[] = []
  readonly #copy: Map<string, string>
  readonly #listeners: [string, Listener][] = []
  readonly #send: (mutation: Mutation) => void
  #unconfirmed: string[] = []

  constructor(values: ReadonlyMap<string, string>, send: (mutation: Mutation) => void) {
    this.#copy = new Map(values)
    this.#send = send
  }

  getItem = (key: string): string | null => this.#copy.get(key) ?? null

  setItem = (key: string, value: string): void => {
    this.#copy.set(key, value)
    this.#unconfirmed.push(key)
    this.#send({ source: this, key, value })
  }

  addEventListener = (type: string, listener: unknown): void => {
    this.#listeners.push([type, listener as Listener])
  }

  emit(type: 'storage' | 'pageshow', event: object): void {
    for (const [of, listener] of this.#listeners) if (of === type) listener(event as Parameters<Listener>[0])
  }

  /** Processes the next change that the storage confirmed. */
  receive(): void {
    const mutation = this.inbox.shift()
    if (mutation === undefined) return
    const { source, key, value } = mutation
    if (source === this) {
      this.#unconfirmed = this.#unconfirmed.filter((_, index) => index !== this.#unconfirmed.indexOf(key))
      return
    }
    if (!this.#unconfirmed.includes(key)) this.#copy.set(key, value)
    this.emit('storage', { key })
  }
}

/** A storage that several tabs share. Writes of a tab reach the others only when `commit` and `receive` are called. */
export class BrowserStorage {
  readonly values = new Map<string, string>()
  readonly #sent: Mutation[] = []
  readonly #tabs: Tab[] = []

  open(): Tab {
    const tab = new Tab(this.values, (mutation) => void this.#sent.push(mutation))
    this.#tabs.push(tab)
    return tab
  }

  /** Stores the oldest write of a tab and notifies all tabs. */
  commit(source: Tab): void {
    const index = this.#sent.findIndex((mutation) => mutation.source === source)
    const [mutation] = index === -1 ? [] : this.#sent.splice(index, 1)
    if (mutation === undefined) return
    this.values.set(mutation.key, mutation.value)
    for (const tab of this.#tabs) tab.inbox.push(mutation)
  }

  /** Delivers everything, until no tab reacts any more. */
  settle(): void {
    for (let round = 0; round < 50; round++) {
      for (const tab of this.#tabs) {
        this.commit(tab)
        tab.receive()
      }
    }
    if (this.#sent.length > 0 || this.#tabs.some(({ inbox }) => inbox.length > 0))
      throw new Error('The tabs do not stop writing.')
  }
}
