import { deleteClassifier, train } from '@search-foundation/api-client'
import { useState } from 'react'

import { useDemoCall } from '../../../products/demo/use-demo-call.ts'
import { services } from '../../../visitor/services.ts'
import { storedKey } from '../../../visitor/use-api-key.ts'
import { trainBody, type Example } from './classify-bodies.ts'

/** A classifier that was taught in the demo. */
export interface Taught {
  id: string
  examples: number
  tokens: number
}

/** Teaches a classifier with the visitor's examples. Teaching again replaces it; a classifier that is no longer wanted can be deleted. */
export function useTeaching() {
  const { state, send, reset } = useDemoCall<Taught>()
  const [isDeleted, setDeleted] = useState(false)
  const taught = state.status === 'done' ? state.result : undefined

  const teach = (model: string, examples: readonly Example[]) => {
    setDeleted(false)
    void send(async (signal) => {
      // A key may have 16 classifiers, so the demo leaves only its last one behind.
      if (taught !== undefined) await deleteClassifier(services, taught.id, { signal, ...storedKey() })
      const response = await train(services, trainBody(model, examples), { signal, ...storedKey() })
      return {
        id: response.classifier_id,
        examples: response.num_samples,
        tokens: response.usage.total_tokens,
      }
    })
  }
  const remove = async () => {
    if (taught === undefined) return
    try {
      await deleteClassifier(services, taught.id, storedKey())
      reset()
      setDeleted(true)
    } catch (error) {
      console.warn(`The classifier ${taught.id} could not be deleted.`, error)
    }
  }

  return { state, taught, isDeleted, teach, remove: () => void remove() }
}
