import type { ReadResponse } from '@search-foundation/api-client'
import { CodeBlock } from '@search-foundation/ui/code-block'
import { Link } from '@search-foundation/ui/link'
import { Stack } from '@search-foundation/ui/stack'

/** The text of a page. It is shown as it is, because it comes from somewhere else. */
export function PageText({ response: { title, url, content, html, text } }: { response: ReadResponse }) {
  return (
    <Stack>
      <Link href={url} external>
        {title || url}
      </Link>
      <CodeBlock
        wrap
        maxHeight="32rem"
        samples={[{ id: 'content', label: title || url, code: content || text || html || '' }]}
      />
    </Stack>
  )
}
