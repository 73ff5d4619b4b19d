/**
 * How to use a component, written for those who design and build pages. It is in `<name>.guide.ts` beside `<name>.stories.tsx`, and the docs
 * page of the component shows it. Each text is one sentence or a few words.
 */
export interface Guide {
  /** `stable`: the site or the dashboard uses it. `preview`: neither does yet, so its props may still change. */
  status: 'stable' | 'preview'
  /** Other names of the component, in lower case. Storybook's search finds it by them. */
  synonyms: readonly string[]
  /** Situations in which it is the right choice. */
  useWhen: readonly string[]
  /** Situations in which it is not, each with what to use instead. */
  avoidWhen: readonly string[]
  /** Its parts, in reading order. */
  anatomy: readonly string[]
  /** Good practice. */
  do: readonly string[]
  /** Common mistakes. */
  dont: readonly string[]
  /** Keys and what they do. Empty where nothing can be focused. */
  keyboard: readonly (readonly [keys: string, effect: string])[]
  /** Rules for its texts. Empty where it has none. */
  content: readonly string[]
}

/** Path of the guide beside a story file. */
export const guidePath = (storyFile: string) => storyFile.replace(/\.stories\.tsx$/, '.guide.ts')
