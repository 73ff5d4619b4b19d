import { useTranslation } from 'react-i18next'

import { viewState, type Query } from './view-state.ts'

/** The props of a table that follow from its query: status, retry, and the language in which texts are sorted. */
export function useListState(query: Query) {
  const { i18n } = useTranslation()
  return { ...viewState(query), locale: i18n.language }
}
