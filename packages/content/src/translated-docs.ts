import type { DocSlug } from './docs.ts'

/** The guides that exist in every language; the others are in English. */
export const translatedDocs: readonly DocSlug[] = ['quickstart', 'errors']
