import { useEffect, useState } from 'react'

import type { BulkFileReport } from './read-bulk-file.ts'

/** Reads a chosen file in a worker. Undefined while it is being read, without a file, and for one that the browser can't read. */
export function useFileReport(file: File | null): BulkFileReport | undefined {
  const [read, setRead] = useState<{ file: File; report: BulkFileReport }>()
  useEffect(() => {
    if (file === null) return
    const worker = new Worker(new URL('./read-bulk-file.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<BulkFileReport>) =>
      setRead({ file, report: data }),
    )
    worker.addEventListener('error', ({ message }) =>
      console.error(`The file ${file.name} could not be checked.`, message),
    )
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.postMessage(file)
    return () => worker.terminate()
  }, [file])
  return read?.file === file ? read?.report : undefined
}
