import * as v from 'valibot'

/** A key that the visitor already has. The messages of the checks are keys of the namespace `dashboard`. */
export const ownKeySchema = v.object({
  key: v.pipe(v.string(), v.trim(), v.nonEmpty('useKey.missing')),
})
