import { z } from 'zod'

interface About {
  what: string
  /** What the variable must be, as its error says. */
  takes?: string
  /** What it is without a value, where the value itself does not say so. */
  fallback?: string
  /** Whether production needs a value: the one without would be a secret that everybody can read, or a stand-in that accepts anything. */
  isRequired?: true
}

/** What the README and the errors say about each variable. */
export const about = z.registry<About>()

export const anAddress = 'an http or https address'
export const isAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
export const listOf = (text: string) => text.split(',').filter((part) => part !== '')

export const number = (fallback: number, what: string) =>
  z.coerce.number().int().min(0).default(fallback).register(about, { what, takes: 'a whole number' })
export const positive = (fallback: number, what: string) =>
  z.coerce.number().int().min(1).default(fallback).register(about, { what, takes: 'a whole number above 0' })
export const text = (fallback: string, what: string, more: Partial<About> = {}) =>
  z
    .string()
    .default(fallback)
    .register(about, { what, ...more })
export const optional = (what: string, more: Partial<About> = {}) =>
  z
    .string()
    .optional()
    .register(about, { what, ...more })
export const address = (what: string, more: Partial<About> = {}) =>
  z
    .string()
    .refine(isAddress)
    .optional()
    .register(about, { what, takes: anAddress, ...more })
export const origin = (what: string, more: Partial<About> = {}) =>
  z
    .string()
    .refine(isAddress)
    .transform((given) => new URL(given).origin)
    .optional()
    .register(about, { what, takes: anAddress, ...more })
