import { ApiFailure } from '../kernel/http/api-failure.ts'

/** The key of a call was changed since it was found, and nothing was charged. A call whose key changes twice may be tried again. */
export class KeyChanged extends ApiFailure {
  constructor() {
    super(503, 'The service is busy with other requests. Try again in a moment.', { 'retry-after': '1' })
    this.name = 'KeyChanged'
  }
}
