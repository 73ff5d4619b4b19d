import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'

import { readEvents } from './chat-event.ts'
import { withoutFootnotes } from './without-footnotes.ts'

const program = createRequire(import.meta.url).resolve('next/dist/bin/next')

/** Runs a command of Next.js in this folder. */
function runNext(command: string, ...options: string[]): ChildProcess & { log: () => string } {
  const child = spawn(process.execPath, [program, command, import.meta.dirname, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (log += text.toString()))
  return Object.assign(child, { log: () => log })
}

const build = runNext('build')
const [code] = (await once(build, 'close')) as [number]
if (code !== 0) throw new Error(build.log())

// On a free port, whose address it prints.
const app = runNext('start', '--hostname', '127.0.0.1', '--port', '0')
const address = await new Promise<string>((resolve, reject) => {
  app.stdout?.on('data', () => {
    const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(app.log()) ?? []
    if (found !== undefined) resolve(found)
  })
  app.on('close', () => reject(new Error(app.log())))
})

try {
  const page = await (await fetch(address)).text()
  console.log(/<h1>(.*?)<\/h1>/.exec(page)?.[1])

  const messages = [{ role: 'user', content: 'When is late chunking worth it?' }]
  const response = await fetch(`${address}/api/chat`, { method: 'POST', body: JSON.stringify({ messages }) })
  let answer = ''
  for await (const event of readEvents(response)) {
    if (event.type === 'text') answer += event.text
    if (event.type === 'error') throw new Error(event.message)
    if (event.type === 'sources') {
      const marks = withoutFootnotes(answer).match(/\[\^\d+\]/g) ?? []
      console.log(`The answer cites ${[...new Set(marks)].join(' ')}`)
      for (const [index, { title, url }] of event.sources.entries())
        console.log(`${index + 1}. ${title} (${new URL(url).pathname})`)
    }
  }
} finally {
  app.kill()
}
