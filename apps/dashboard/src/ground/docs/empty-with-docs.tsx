import { EmptyState, type EmptyStateProps } from '@search-foundation/ui/empty-state'

import type { Tab } from '../place/place.ts'
import { WithDocs } from './with-docs.tsx'

export interface EmptyWithDocsProps extends EmptyStateProps {
  /** The tab that the missing content is about, if it is not the one in view. */
  about?: Tab
}

/** Says that there is no content yet, with a link to the guide about it. */
export function EmptyWithDocs({ about, description, ...props }: EmptyWithDocsProps) {
  return <EmptyState {...props} description={<WithDocs {...(about && { about })}>{description}</WithDocs>} />
}
