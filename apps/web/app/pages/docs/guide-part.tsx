import { Island } from '../../islands/island.tsx'
import FirstCall, { type FirstCallProps } from './first-call/first-call.island.tsx'
import type { Guide } from './guides.ts'

/** The call of a sample in cURL: its address and its JSON body. */
const curlCall = /^curl "https?:\/\/[^/"]+(\/[^"]+)"[\s\S]*?-d '([^']+)'$/m

/** What both parts show, and no more of `common`: the page has little room left. */
const messages = [
  'web-docs.firstCall',
  'web-product.demo.dashboard',
  'web-product.demo.error',
  'web-product.demo.key',
  'web-product.demo.time',
  'common.copied',
  'common.copy',
  'common.copyFailed',
  'common.copyWithKey',
  'common.model',
  'common.retry',
  'common.tokens',
] as const

/** A part of a guide that visitors operate, by the name that the guide gives it. Throws for an unknown one. */
export function GuidePart({ name, guide }: { name: string; guide: Guide }) {
  return <Island of={FirstCall} props={propsOf(name, guide)} messages={messages} start="personal" />
}

function propsOf(name: string, { slug, markdown }: Guide): FirstCallProps {
  if (name === 'create-key') return { part: 'key' }
  if (name !== 'first-call') throw new Error(`The guide ${slug} has a part "${name}", which does not exist.`)
  const [, path, body] = curlCall.exec(markdown) ?? []
  if (path === undefined || body === undefined)
    throw new Error(`The guide ${slug} has no sample in cURL with a JSON body.`)
  return { part: 'call', path, body }
}
