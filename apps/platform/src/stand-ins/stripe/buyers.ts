import { taxIdsOf } from './customers.ts'
import {
  newId,
  seconds,
  type Address,
  type StripeChange,
  type StripeStore,
  type TaxNumber,
} from './objects.ts'

/** Who buys, as typed in on a page of the provider. */
export interface Buyer {
  name: string | null
  address: Address | null
  taxIds: TaxNumber[]
}

export const noBuyer: Buyer = { name: null, address: null, taxIds: [] }

/** The countries of the pages, with the kind of tax number that companies have there. */
export const countries: readonly { code: string; taxId: string }[] = (
  [
    ['US', 'us_ein'],
    ['CN', 'cn_tin'],
    ['DE', 'eu_vat'],
    ['ES', 'eu_vat'],
    ['FR', 'eu_vat'],
    ['GB', 'gb_vat'],
    ['IT', 'eu_vat'],
    ['JP', 'jp_cn'],
    ['KR', 'kr_brn'],
    ['TW', 'tw_vat'],
  ] as const
).map(([code, taxId]) => ({
  code,
  taxId,
}))

const maxLength = 200

/**
 * Reads the buyer's fields. Unlike the real provider, this one does not insist on an address: a test payment without one has an
 * invoice without one.
 */
export function readBuyer(fields: URLSearchParams): Buyer {
  const text = (name: string) => (fields.get(name) ?? '').trim().slice(0, maxLength) || null
  const country = countries.find(({ code }) => code === fields.get('country'))
  const line1 = text('line1')
  const taxId = text('tax_id')
  return {
    name: text('name'),
    address:
      line1 === null || country === undefined
        ? null
        : {
            line1,
            line2: null,
            city: text('city') ?? '',
            postal_code: text('postal_code') ?? '',
            state: null,
            country: country.code,
          },
    taxIds: taxId === null || country === undefined ? [] : [{ type: country.taxId, value: taxId }],
  }
}

/** Makes a number the only tax id of a customer. */
export const taxIdChanges = (
  store: StripeStore,
  customer: string,
  number: TaxNumber | undefined,
  at: Date,
): StripeChange[] => {
  const earlier = taxIdsOf(store, customer).map(({ id }): StripeChange => ['tax_ids', id, null])
  if (number === undefined) return earlier
  const id = newId('txi')
  const added = {
    ...number,
    id,
    object: 'tax_id' as const,
    created: seconds(at),
    livemode: false as const,
    customer,
  }
  return [...earlier, ['tax_ids', id, added]]
}
