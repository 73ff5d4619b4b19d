import { HttpsError, onCall, onRequest } from 'firebase-functions/v2/https'

/** Functions that Google's own emulator runs, for the SDK's `call` and `request` to be tested against. */
export const echo = onCall((request) => ({ received: request.data, signedIn: request.auth !== undefined }))

export const refuse = onCall(() => {
  throw new HttpsError('permission-denied', 'Not for you.', { reason: 'test' })
})

export const fail = onCall(() => {
  throw new Error('a secret of the server')
})

export const events = onRequest((_, response) => {
  response.setHeader('content-type', 'text/event-stream')
  response.end('id: 1\ndata: one\n\nevent: step\ndata: two\n\n')
})
