import { numberOf } from './texts.ts'

/** What was charged. */
export interface ChargeFigures {
  /** Texts that were charged, each as often as it was. */
  charged: number
  /** Texts that were charged more than once. */
  chargedTwice: number
  /** Texts that were never charged. */
  neverCharged: number
  /** Requests that were answered again because of their idempotency key, without a charge. */
  replayed: number
  /** Keys whose request was another one the second time. */
  changed: number
}

/** Charges each idempotency key once, and counts how often each text was charged. */
export interface Charges {
  /** Charges a request unless its key was charged before. False when the key belongs to another request. */
  charge(key: string, texts: readonly string[]): boolean
  figures(): ChargeFigures
}

/** Creates the charges of a service for texts with the numbers below `count`. */
export function createCharges(count: number): Charges {
  const requests = new Map<string, string>()
  const times = new Uint8Array(count)
  let replayed = 0
  let changed = 0
  return {
    charge(key, texts) {
      const request = `${texts.length}: ${texts[0]} to ${texts.at(-1)}`
      const known = requests.get(key)
      if (known === undefined) {
        requests.set(key, request)
        for (const number of texts.map(numberOf)) times[number] = (times[number] ?? 0) + 1
        return true
      }
      if (known !== request) changed++
      else replayed++
      return known === request
    },
    figures() {
      let charged = 0
      let chargedTwice = 0
      let neverCharged = 0
      for (const each of times) {
        charged += each
        if (each > 1) chargedTwice++
        if (each === 0) neverCharged++
      }
      return { charged, chargedTwice, neverCharged, replayed, changed }
    },
  }
}
