import { CreateKey } from './create-key.tsx'
import { SendCall, type SendCallProps } from './send-call.tsx'

/** One of the two parts of the page, with what it needs. */
export type FirstCallProps = { part: 'key' } | ({ part: 'call' } & SendCallProps)

/** A visitor's key and first call, as two islands of one module: a page that has one of them has the other. */
export default function FirstCall(props: FirstCallProps) {
  return props.part === 'key' ? <CreateKey /> : <SendCall path={props.path} body={props.body} />
}
