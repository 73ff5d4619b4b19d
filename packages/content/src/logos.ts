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

/** A logo of a wall: a picture, or a mark that the site draws. */
export interface Logo {
  name: string
  /** Which of the nine points of a three-by-three grid the mark fills, as rows from the top; drawn 80 units high (specification §9). */
  mark: string
  link?: string
  /** The organization is invented. The page labels it as sample data. */
  sample: boolean
}

const sample = (name: string, mark: string): Logo => ({ name, mark, sample: true })

/**
 * Customer logos by group. SAMPLE DATA: these organizations don't exist. Replace them with customers who agreed to be named, with
 * `sample: false`; the label on the page disappears with the last sample.
 */
export const customerLogos: Readonly<Record<LogoGroup, readonly Logo[]>> = {
  technology: [
    sample('Example Systems', '#.. ##. ###'),
    sample('Sample Robotics', '.#. ### .#.'),
    sample('Specimen Chips', '### #.# ###'),
  ],
  media: [
    sample('Example Gazette', '### #.. ##.'),
    sample('Sample Radio', '#.# .#. #.#'),
    sample('Specimen Books', '##. ##. ###'),
  ],
  financeConsulting: [
    sample('Example Bank', '.#. ### #.#'),
    sample('Sample Advisory', '..# .## ###'),
    sample('Specimen Insurance', '### ### .#.'),
  ],
  ecommerceRetail: [
    sample('Example Market', '#.# #.# ###'),
    sample('Sample Shoes', '#.. #.. ###'),
    sample('Specimen Grocers', '.## ### ##.'),
  ],
  misc: [
    sample('Example Airlines', '..# ### ..#'),
    sample('Sample Energy', '.## .#. ##.'),
    sample('Specimen Health', '.#. ### ###'),
  ],
  llmProviders: [
    sample('Example Models', '#.# ### #.#'),
    sample('Sample Inference', '##. .## ##.'),
    sample('Specimen Tokens', '### .#. .#.'),
  ],
}

/** Universities that interns come from. SAMPLE DATA, for the same reason. */
export const universityLogos: readonly Logo[] = [
  sample('Example University', '.#. ### ...'),
  sample('Sample Polytechnic', '### .#. ###'),
  sample('Specimen College', '##. #.# ##.'),
]
