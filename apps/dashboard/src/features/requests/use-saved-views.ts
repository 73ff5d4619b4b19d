import { useChangeSavedViewsMutation } from '@search-foundation/store/endpoints/saved-views'
import { useAppSelector } from '@search-foundation/store/hooks'
import { savedViewsOf, type SavedView, type ViewChange } from '@search-foundation/store/saved-views'
import { useMemo } from 'react'

/** The saved views of the signed-in user, which are stored with the account, and the function that changes them. */
export function useSavedViews(): {
  views: readonly SavedView[]
  change: (change: ViewChange) => Promise<void>
} {
  const user = useAppSelector((state) => state.user.user)
  const [changeViews] = useChangeSavedViewsMutation()
  return {
    views: useMemo(() => savedViewsOf(user ?? {}), [user]),
    async change(change) {
      await changeViews(change).unwrap()
    },
  }
}
