import type { BulkJob } from '@search-foundation/api-client'
import type { UploadProgress } from '@search-foundation/api-client/upload'
import { useRef, useState } from 'react'
import { useBeforeUnload, useNavigate } from 'react-router'

import { usePlace } from '../../ground/place/use-place.ts'

interface UploadCall {
  abort: () => void
  unwrap: () => Promise<BulkJob>
}

export interface Upload {
  /** Undefined unless an upload is in progress. */
  progress: UploadProgress | undefined
  /** Runs an upload and opens the page of its job. Throws what the upload throws, but not for a canceled one. */
  run: (start: (onProgress: (progress: UploadProgress) => void) => UploadCall) => Promise<void>
  /** Cancels the upload in progress, and with it what has arrived. */
  cancel: () => void
}

/** One upload at a time, which the browser asks about before it closes the page. */
export function useUpload(onUploading: (isUploading: boolean) => void): Upload {
  const navigate = useNavigate()
  const { pathOf } = usePlace()
  const call = useRef<UploadCall>(undefined)
  const [progress, setProgress] = useState<UploadProgress>()
  useBeforeUnload((event) => progress !== undefined && event.preventDefault())

  return {
    progress,
    async run(start) {
      onUploading(true)
      const started = start(setProgress)
      call.current = started
      try {
        const { id } = await started.unwrap()
        // In place of the entry that the dialog has added: Back leads to the list.
        await navigate(pathOf('bulk', { item: id }), { replace: true })
      } catch (error) {
        if (call.current !== undefined) throw error
      } finally {
        onUploading(false)
        setProgress(undefined)
      }
    },
    cancel() {
      call.current?.abort()
      call.current = undefined
    },
  }
}
