import * as v from 'valibot'

import { messageKeys } from '../../ground/forms/message-key.ts'
import { textsOf } from '../../ground/texts/texts-of.ts'
import type { Field, Values } from './fields.ts'

const fault = messageKeys<'dashboard-playground'>()

const missing = v.check((value: string) => value.trim() !== '', fault('missing'))

function schemaOf(field: Field) {
  if (field.kind === 'choice') return v.string()
  const { kind, least = 1 } = field
  if (kind === 'url')
    return v.pipe(
      v.string(),
      missing,
      v.check((value) => URL.canParse(value), fault('urlInvalid')),
    )
  if (kind === 'texts')
    return v.pipe(
      v.string(),
      missing,
      v.check((value) => textsOf(value).length >= least, fault('tooFew')),
    )
  return least === 0 ? v.string() : v.pipe(v.string(), missing)
}

/** Returns the schema of the form of a product. Its values stay texts. */
export const valuesSchema = (fields: readonly Field[]): v.GenericSchema<Values, Values> =>
  v.object(Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])))
