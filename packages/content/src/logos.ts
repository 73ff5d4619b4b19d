/** Groups of customer logos, in the order of the wall (specification §1). */
export const logoGroups = [
  'technology',
  'media',
  'financeConsulting',
  'ecommerceRetail',
  'misc',
  'llmProviders',
] as const

export type LogoGroup = (typeof logoGroups)[number]

export interface Logo {
  name: string
  /** Address of the image, 80 units high (specification §9). */
  image: string
  link?: string
}

/**
 * Customer logos by group. All groups are empty: we name a customer only with their permission, and there is none yet.
 * A page leaves out an empty group, and the whole wall when every group is empty.
 */
export const customerLogos: Readonly<Record<LogoGroup, readonly Logo[]>> = {
  technology: [],
  media: [],
  financeConsulting: [],
  ecommerceRetail: [],
  misc: [],
  llmProviders: [],
}

/** Universities our interns come from; empty for the same reason. */
export const universityLogos: readonly Logo[] = []
