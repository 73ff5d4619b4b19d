import type { Settings } from '@search-foundation/store/preferences'

/** Settings that show a part of a page: elements with `data-needs`. Each has a rule in `site.css`. */
const showing = [
  'enableRecommender',
  'enableSceneXplainTooltip',
  'showBookNotification',
  'showSearchBar',
  'showTopNotification',
] as const satisfies readonly (keyof Settings)[]

/** What pages show without scripts: what works without them and needs no button to be closed. */
export const onWithoutScripts = 'enableRecommender enableSceneXplainTooltip'

/** Names the settings that are on, and `scripts`, in an attribute of the document, by which the style sheet hides what needs something else. */
export function showSwitchedOn(
  { documentElement }: Document,
  settings: Pick<Settings, (typeof showing)[number]>,
): void {
  documentElement.dataset['on'] = ['scripts', ...showing.filter((name) => settings[name])].join(' ')
}
