import type { Settings } from '@search-foundation/store/preferences'

/** Settings that hide a part of a page: elements with `data-needs`. Each has a rule in `site.css`. */
const hiding = ['enableRecommender'] as const satisfies readonly (keyof Settings)[]

/** Names the settings that are off in an attribute of the document, by which the style sheet hides what needs them. */
export function showSwitchedOff(
  { documentElement }: Document,
  settings: Pick<Settings, (typeof hiding)[number]>,
): void {
  documentElement.dataset['off'] = hiding.filter((name) => !settings[name]).join(' ')
}
