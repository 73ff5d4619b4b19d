import { readBulkFile } from './read-bulk-file.ts'

/** Reads files beside the page, which stays responsive: one of 50 MB takes seconds. */
addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  void file.text().then((text) => postMessage(readBulkFile(text, file.name)))
})
