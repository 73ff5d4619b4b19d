import type { Page } from '@search-foundation/api-client'
import type { LoggedRequest } from '@search-foundation/api-client/account'
import { useEffect, useState } from 'react'

import { config } from '../../../ground/config.ts'
import { sendRequest } from '../../../visitor/send-request.ts'

/** The newest call for embeddings in the log of the key of this browser. The SDK's functions of accounts would weigh more than the island. */
const newestCall = {
  method: 'GET',
  url: `${config.apiUrl}/api/v1/account/requests?product=embedding&limit=1`,
}

/** Milliseconds between two looks at the log, and how long the page waits for the next call. */
const pause = 3000
const longestWait = 5 * 60_000

/** What the page knows of the calls that are made with a key: why it cannot see them, or whether it waits. */
export type Watch = 'off' | 'waiting' | 'paused' | 'unauthorized' | 'forbidden'

/**
 * Watches for calls for embeddings that are made with the key of this browser, anywhere: reads the newest one of the key's log every three seconds until none
 * has come for five minutes, and not while the page is hidden.
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
    let timer: ReturnType<typeof setTimeout> | undefined
    let end = Date.now() + longestWait
    let known: string | undefined
    let isFirst = true

    const look = async () => {
      clearTimeout(timer)
      if (document.hidden) return
      if (Date.now() > end) return setWatch('paused')
      const response = await sendRequest(newestCall, signal).catch(() => undefined)
      if (signal.aborted) return
      if (response?.status === 401) return setWatch('unauthorized')
      if (response?.status === 403) return setWatch('forbidden')
      // After any other failure, the next look may succeed.
      if (response?.status === 200) {
        const newest = (response.body as Page<LoggedRequest>).records[0]
        // The first look finds what was called before.
        if (newest !== undefined && newest.id !== known && !isFirst) {
          setCall(newest)
          end = Date.now() + longestWait
        }
        known = newest?.id
        isFirst = false
      }
      clearTimeout(timer)
      timer = setTimeout(() => void look(), pause)
    }

    setWatch('waiting')
    void look()
    document.addEventListener('visibilitychange', () => void look(), { signal })
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [isOn, round])

  return { watch, call }
}
