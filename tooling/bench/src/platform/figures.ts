import { send } from './send.ts'

/** One of the platform's own figures, by its name in `/metrics`. */
export async function figure(port: number, name: string): Promise<number> {
  const { text } = await send(port, '/metrics', { method: 'GET' })
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}
