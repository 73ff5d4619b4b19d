import type { PublicOperation } from '../../../../ground/api-document.ts'
import { config } from '../../../../ground/config.ts'
import { Island } from '../../../../islands/island.tsx'
import { exampleOfCall } from '../examples.ts'
import TryIt from './try-it.island.tsx'

/** The island that sends the recorded request of a call, as the visitor changes it. */
export function TryItHere({ operation }: { operation: PublicOperation }) {
  const { path, body } = exampleOfCall(operation.operationId).request
  return (
    <Island
      of={TryIt}
      props={{
        method: operation.method,
        host: config.mainApiUrl,
        path,
        auth: operation['x-auth'],
        ...(body !== undefined && { body: JSON.stringify(body, null, 2) }),
      }}
      messages={['web-product.demo', 'common']}
      start="interaction"
    />
  )
}
