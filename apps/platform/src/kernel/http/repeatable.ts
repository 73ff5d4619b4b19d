import { z } from 'zod'

/** A query parameter that may be repeated: the validator gets one value as it is and several as a list. */
export const repeatable = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (value === undefined ? undefined : [value].flat()), z.array(item).optional())
