/** Failures of which no body is recorded, each with its reason. */
export const notRecorded: Readonly<Record<string, string>> = {
  'cancelBulkEmbeddings 409': 'The job would have to run at another service.',
  'completeBulkUpload 402': 'The balance would have to fall after the upload began.',
  'completeBulkUpload 422': 'A file without a readable row; the rows of this one are texts.',
  'createBulkDownload 402': 'Passed on from another service.',
  'createBulkDownload 410': 'Results are deleted 30 days after their job.',
  'downloadBulkResult 403': 'Needs an address whose signature has expired.',
  'downloadBulkResult 404': 'Needs a signed address of a deleted job.',
  'downloadBulkResult 409': 'Only finished jobs get a signed address.',
  'downloadBulkResult 410': 'Results are deleted 30 days after their job.',
  'getBulkEmbeddings 402': 'Passed on from another service.',
  'transferBalance 402': 'Needs a budget that the transfer exceeds.',
  'transferBalance 409': 'Needs a call that runs for as long as the transfer.',
}
