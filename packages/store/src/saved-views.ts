import type { UserProfile } from '@search-foundation/api-client'
import * as v from 'valibot'

/** Filters of the request log under a name. */
export interface SavedView {
  /** One account has a name once. */
  name: string
  /** The filters as the query of an address: `status=4xx&product=embedding`. */
  query: string
}

export type ViewChange =
  /** A view with the name is replaced. */
  | { kind: 'save'; view: SavedView }
  | { kind: 'rename'; name: string; to: string }
  | { kind: 'remove'; name: string }

/** Views of an account at most: they are in its profile, of which every page reads all. */
export const mostViews = 20

/** Characters of a name at most. */
export const longestViewName = 60

/** The preference in the profile of the user that has the views. */
const preference = 'requestViews'
const stored = v.array(v.object({ name: v.string(), query: v.string() }))

/** Returns the saved views in a profile, in the order in which they were saved. */
export function savedViewsOf({ preferences }: UserProfile): SavedView[] {
  const { success, output } = v.safeParse(stored, preferences?.[preference])
  return success ? output : []
}

/** Returns the profile that stores views. */
export const profileWithViews = (views: readonly SavedView[]): UserProfile => ({
  preferences: { [preference]: views },
})

/** Returns views with a change. The change of a view that is gone changes nothing. */
export function changedViews(views: readonly SavedView[], change: ViewChange): SavedView[] {
  const without = (name: string) => views.filter((view) => view.name !== name)
  switch (change.kind) {
    case 'save':
      return [...without(change.view.name), change.view].slice(-mostViews)
    case 'rename':
      if (change.name === change.to || !views.some(({ name }) => name === change.name)) return [...views]
      return without(change.to).map((view) =>
        view.name === change.name ? { ...view, name: change.to } : view,
      )
    case 'remove':
      return without(change.name)
  }
}
