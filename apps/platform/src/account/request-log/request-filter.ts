/** Filters for calls. Without any, all calls match. */
export interface RequestFilter {
  /** Beginning of a request id. */
  id?: string | undefined
  product?: string | undefined
  model?: string | undefined
  /** `402`, or `4xx`. */
  status?: string | undefined
  error_code?: string | undefined
  /** First and last day in UTC, YYYY-MM-DD, both included. */
  from?: string | undefined
  to?: string | undefined
}

/** Returns the SQL for a filter over `request_log`, and its values, which follow the first `before` parameters of the statement. */
export function conditionsOf(
  filter: RequestFilter,
  before: number,
): { conditions: string; values: readonly unknown[] } {
  const status = filter.status?.replace('xx', '')
  const values = [
    filter.product ?? null,
    status === undefined ? null : Number(status.padEnd(3, '0')),
    status === undefined ? null : Number(status.padEnd(3, '9')),
    filter.from ?? null,
    filter.to ?? null,
    filter.id?.toLowerCase() ?? null,
    filter.model ?? null,
    filter.error_code ?? null,
  ]
  const [product, lowest, highest, from, to, id, model, code] = values.map(
    (_, index) => `$${before + index + 1}`,
  )
  return {
    values,
    conditions: `(${product}::text is null or product = ${product})
         and (${lowest}::int is null or status between ${lowest} and ${highest}::int)
         and (${from}::date is null or at >= ${from}::date::timestamp at time zone 'UTC')
         and (${to}::date is null or at < (${to}::date + 1)::timestamp at time zone 'UTC')
         and (${id}::text is null or starts_with(id, ${id}))
         and (${model}::text is null or model = ${model})
         and (${code}::text is null or error_code = ${code})`,
  }
}
