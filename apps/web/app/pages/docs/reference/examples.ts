import { brand } from '@search-foundation/content/brand'

import examples from '../../../generated/reference.json' with { type: 'json' }
import { config } from '../../../ground/config.ts'

/** A call that was made against the platform. */
export interface RecordedExample {
  /** Function of the SDK that made the call; none for other forms of a call. */
  sdk?: string
  request: { path: string; type?: string; body?: unknown }
  response: { status: number; type?: string; body?: unknown }
  /** Failures of the same call. */
  errors: readonly { status: number; body: unknown }[]
}

/** Parts of addresses that the recording left open. */
const withAddresses = (text: string): string =>
  text.replaceAll('{{api}}/docs', `${brand.hosts.site}/docs`).replaceAll('{{api}}', config.mainApiUrl)

const recorded = JSON.parse(withAddresses(JSON.stringify(examples))) as Readonly<
  Record<string, RecordedExample>
>

/** Returns the recorded example of a call. Throws without one, so that no call is published without its response. */
export function exampleOfCall(operationId: string): RecordedExample {
  const example = recorded[operationId]
  if (example === undefined) throw new Error(`The call ${operationId} has no recorded example.`)
  return example
}
