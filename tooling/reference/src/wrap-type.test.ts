import { expect, test } from 'vitest'

import { wrapSignature, wrapType } from './wrap-type.ts'

test('what fits a line stays one', () => {
  expect(wrapType("'one' | 'two'")).toBe("'one' | 'two'")
  expect(wrapSignature('embed(client: Client): Call<Result>')).toBe('embed(client: Client): Call<Result>')
})

test('a long signature has one parameter per line, and opens what is long in its result', () => {
  expect(
    wrapSignature(
      'request<Result = unknown, As extends keyof Responses | undefined = undefined>(client: Client, options?: Options & { as?: As }): Call<As extends Exclude<keyof Responses, "json"> ? Responses[As] : Result>',
    ),
  ).toBe(`request<
  Result = unknown,
  As extends keyof Responses | undefined = undefined
>(
  client: Client,
  options?: Options & { as?: As },
): Call<
  As extends Exclude<keyof Responses, "json"> ? Responses[As] : Result
>`)
})

test('a long parameter has the members of its type below it', () => {
  expect(
    wrapSignature(
      'each(client: Client, options?: CallOptions & TransactionFilter & Pick<PageOptions, "pageSize">): Items',
    ),
  ).toBe(`each(
  client: Client,
  options?: CallOptions &
    TransactionFilter &
    Pick<PageOptions, "pageSize">,
): Items`)
})

test('a long union has one member per line, and so has one inside brackets', () => {
  const names = Array.from({ length: 4 }, (_, index) => `'a-very-long-name-${index}'`)
  expect(wrapType(names.join(' | '))).toBe(names.map((name) => `| ${name}`).join('\n'))
  expect(wrapType(`Pick<Options, ${names.join(' | ')}>`)).toBe(
    `Pick<\n  Options,\n${names.map((name) => `  | ${name}`).join('\n')}\n>`,
  )
})

test('long fields, choices and functions are split where they have parts', () => {
  expect(
    wrapType(
      "Item<'auto_recharge', { outcome: 'failed' | 'stopped' | 'monthly_cap'; reason: Decline | null }>",
    ),
  ).toBe(`Item<
  'auto_recharge',
  {
    outcome: 'failed' | 'stopped' | 'monthly_cap'
    reason: Decline | null
  }
>`)
  expect(
    wrapType(
      "Encoding extends 'binary' ? Int8Array : Encoding extends 'ubinary' ? Uint8Array : Float32Array",
    ),
  ).toBe(`Encoding extends 'binary'
  ? Int8Array
  : Encoding extends 'ubinary' ? Uint8Array : Float32Array`)
  expect(
    wrapType(
      '(request: Request, next: (request: Request) => Promise<Response>) => Response | Promise<Response>',
    ),
  ).toBe(`(
  request: Request,
  next: (request: Request) => Promise<Response>,
) => Response | Promise<Response>`)
})
