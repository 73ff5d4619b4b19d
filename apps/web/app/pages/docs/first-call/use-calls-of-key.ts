import type { Page } from '@search-foundation/api-client'
import type { LoggedRequest } from '@search-foundation/api-client/account'
import { useEffect, useState } from 'react'

import { config } from '../../../ground/config.ts'
import { sendRequest } from '../../../visitor/send-request.ts'
import { watchCalls, type Watch } from './watch-calls.ts'

/** The newest call for embeddings in the log of the key of this browser. The SDK's functions of accounts would weigh more than the island. */
const newestCall = {
  method: 'GET',
  url: `${config.apiUrl}/api/v1/account/requests?product=embedding&limit=1`,
}

/**
 * Watches for calls for embeddings that are made with the key of this browser, anywhere.
 *
 * @param isOn whether there is a key, and a reason to watch for its calls
 * @param round another number starts anew
 */
export function useCallsOfKey(
  isOn: boolean,
  round: number,
): { watch: Watch; call: LoggedRequest | undefined } {
  const [watch, setWatch] = useState<Watch>('off')
  const [call, setCall] = useState<LoggedRequest>()

  useEffect(() => {
    if (!isOn) return
    const controller = new AbortController()
    const { signal } = controller
    const look = watchCalls({
      async readNewest() {
        const { status, body } = await sendRequest(newestCall, signal)
        return { status, call: status === 200 ? (body as Page<LoggedRequest>).records[0] : undefined }
      },
      isHidden: () => document.hidden,
      onWatch: setWatch,
      onCall: setCall,
      signal,
    })
    document.addEventListener('visibilitychange', look, { signal })
    return () => controller.abort()
  }, [isOn, round])

  return { watch, call }
}
