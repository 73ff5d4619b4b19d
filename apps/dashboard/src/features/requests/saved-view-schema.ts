import { longestViewName } from '@search-foundation/store/saved-views'
import * as v from 'valibot'

import { messageKeys } from '../../ground/forms/message-key.ts'

const fault = messageKeys<'dashboard-requests'>()

/** The name of a saved view, which none of the other views has. */
export const viewNameSchema = (others: readonly string[]) =>
  v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(fault('views.nameMissing')),
      v.maxLength(longestViewName, fault('views.nameTooLong')),
      v.check((name) => !others.includes(name), fault('views.nameTaken')),
    ),
  })
