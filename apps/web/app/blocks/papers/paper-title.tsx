import type { Paper } from '@search-foundation/content/papers'
import { Link } from '@search-foundation/ui/link'

import { CardLink } from '../card-link.tsx'

/** The title of a paper, in English in every language, as the link to it. With `isCard`, the whole card around it is the link. */
export function PaperTitle({ paper, isCard = false }: { paper: Paper; isCard?: boolean }) {
  const Anchor = isCard ? CardLink : Link
  return (
    <Anchor href={paper.link} lang="en">
      {paper.title}
    </Anchor>
  )
}
