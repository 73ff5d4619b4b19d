import { expect, type APIRequestContext } from '@playwright/test'
import { ports } from '@search-foundation/start/services'

const outbox = `http://localhost:${ports.standIns}/outbox.json`

/** Returns what a pattern finds in the newest message to a recipient that has it, other than `last`. */
export async function findInMail(
  request: APIRequestContext,
  to: string,
  pattern: RegExp,
  last?: string,
): Promise<string> {
  const find = async () => {
    const { mails } = (await (await request.get(`${outbox}?to=${encodeURIComponent(to)}`)).json()) as {
      mails: { text: string }[]
    }
    const [found] = mails.flatMap(({ text }) => pattern.exec(text)?.[0] ?? [])
    return found === last ? undefined : found
  }
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}
