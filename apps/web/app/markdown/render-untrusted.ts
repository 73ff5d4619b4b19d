import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

/** Pictures of a read page would be fetched from its host by the visitor's browser, so they are left out. */
const schema = { ...defaultSchema, tagNames: (defaultSchema.tagNames ?? []).filter((name) => name !== 'img') }

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize, schema)
  .use(rehypeStringify)

/** Markdown of a page from anywhere, as HTML that holds neither scripts nor pictures. */
export async function renderUntrusted(markdown: string): Promise<string> {
  return String(await processor.process(markdown))
}
