import { brand } from '@search-foundation/content/brand'

import failures from '../../../generated/failures.json' with { type: 'json' }
import examples from '../../../generated/reference.json' with { type: 'json' }
import { config } from '../../../ground/config.ts'

/** A call that was made against the platform. */
export interface RecordedExample {
  /** Function of the SDK that made the call; none for other forms of a call. */
  sdk?: string
  request: { path: string; type?: string; body?: unknown }
  response: { status: number; type?: string; body?: unknown }
}

/** The bodies of failed calls, each once, and the place in that list of the body that each status of a call has. */
interface RecordedFailures {
  bodies: readonly unknown[]
  calls: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** Parts of addresses that the recording left open. */
const withAddresses = (text: string): string =>
  text.replaceAll('{{api}}/docs', `${brand.hosts.site}/docs`).replaceAll('{{api}}', config.mainApiUrl)

const filled = (value: unknown): unknown => JSON.parse(withAddresses(JSON.stringify(value)))

const recorded = filled(examples) as Readonly<Record<string, RecordedExample>>

/** How the calls fail. */
export const recordedFailures = filled(failures) as RecordedFailures

/** Returns the recorded example of a call. Throws without one, so that no call is published without its response. */
export function exampleOfCall(operationId: string): RecordedExample {
  const example = recorded[operationId]
  if (example === undefined) throw new Error(`The call ${operationId} has no recorded example.`)
  return example
}
