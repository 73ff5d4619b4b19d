import { readApiKey, readSettings, type TextStorage } from '@search-foundation/store/preferences'

import { catalogParameters } from '../ground/catalog-parameters.ts'

/** What links to the form to sales say: the model, the topic, the first words. */
const contactParameters = ['model', 'topic', 'message'] as const

/** Parameters of an address that islands show. */
const addressed = ['q', ...catalogParameters, ...contactParameters] as const

/**
 * Returns whether an island shows something to this visitor that is not in the HTML of its page: an API key, the question asked last, or
 * what the address says (a question, `?q=`; the order, the filters and the choice of a list of models; what a form is about).
 */
export function hasPersonalData(storage: TextStorage, search: string): boolean {
  const parameters = new URLSearchParams(search)
  return (
    readApiKey(storage) !== null ||
    readSettings(storage).lastQuestion !== '' ||
    addressed.some((name) => parameters.has(name))
  )
}
