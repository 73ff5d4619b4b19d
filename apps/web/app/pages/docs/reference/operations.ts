import type { SideNavGroup } from '@search-foundation/ui/side-nav'
import data from 'virtual:docs-data'

import { publicOperations, type PublicOperation } from '../../../ground/api-document.ts'

/** Every call that customers can make. */
export const operations: readonly PublicOperation[] = publicOperations(data.document)

/** The calls of each area, in the order of the API document. */
export const operationsByArea: ReadonlyMap<string, readonly PublicOperation[]> = Map.groupBy(
  operations,
  ({ tags: [area = ''] }) => area,
)

export const addressOf = ({ slug }: PublicOperation): string => `/docs/reference/${slug}`

/** The links of the reference's navigation: all calls by area. */
export const referenceNavigation: readonly SideNavGroup[] = Array.from(
  operationsByArea,
  ([group, calls]) => ({
    group,
    items: calls.map((operation) => ({ href: addressOf(operation), label: operation.title })),
  }),
)
