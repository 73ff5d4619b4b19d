import { getUserInfo, type UserInfo } from '@search-foundation/api-client'

import { api } from '../api.ts'
import { changedViews, profileWithViews, savedViewsOf, type ViewChange } from '../saved-views.ts'
import { changeAsUser } from '../sdk-call.ts'
import { userReceived, type UserState } from '../user.ts'

/** The saved views of the signed-in user, which are in the stored profile. */
export const savedViewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Changes the views as the service has them now, because another device may have changed them, and stores the user with them. */
    changeSavedViews: build.mutation<UserInfo, ViewChange>({
      queryFn: changeAsUser(async (client, change) => {
        const views = savedViewsOf(await getUserInfo(client, {}))
        return getUserInfo(client, profileWithViews(changedViews(views, change)))
      }),
      async onQueryStarted(_, { dispatch, getState, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined)
        const { user } = (getState() as unknown as { user: UserState }).user
        // The user may have signed out meanwhile.
        if (result !== undefined && result.data.uid === user?.uid) dispatch(userReceived(result.data))
      },
    }),
  }),
})

export const { useChangeSavedViewsMutation } = savedViewsApi
