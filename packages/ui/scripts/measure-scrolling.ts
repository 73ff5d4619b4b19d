import { join } from 'node:path'
import { build } from 'vite'

import { launchChromium } from '../test/launch-chromium.ts'

// Scrolls a VirtualTable of 100,000 rows in Chromium and prints how long frames take. At 60 frames per second one frame has 16.7 ms.

/** Distance per frame in px: slow reading, a fast wheel, and dragging the scroll bar. */
const speeds = [20, 400, 12_000]
const frames = 300

const bundle = await build({
  configFile: false,
  logLevel: 'error',
  root: join(import.meta.dirname, 'scrolling'),
  build: {
    write: false,
    rolldownOptions: {
      input: join(import.meta.dirname, 'scrolling/page.tsx'),
      output: { codeSplitting: false },
    },
  },
})
const [output] = [bundle].flat()
const files = output && 'output' in output ? output.output : []
const script = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('')
const styles = files.find(({ fileName }) => fileName.endsWith('.css'))

const browser = await launchChromium()
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
await page.setContent('<!doctype html><html lang="en"><body></body></html>')
if (styles?.type === 'asset') await page.addStyleTag({ content: String(styles.source) })
await page.addScriptTag({ content: script, type: 'module' })
await page.getByRole('region').waitFor()

await page.evaluate(() => {
  const plain = document.body.appendChild(document.createElement('div'))
  plain.id = 'plain'
  plain.style.cssText = 'block-size: 800px; overflow: auto'
  plain.appendChild(document.createElement('div')).style.blockSize = '4000000px'
})

console.log(
  '                 px per frame   median ms     p99 ms     max ms   frames over 20 ms   empty views',
)
for (const speed of speeds) {
  await measure('table', '[role=region]', speed)
  await measure('empty element', '#plain', speed)
}

/** Scrolls an element and prints the times between frames. The empty element shows what the machine itself needs. */
async function measure(name: string, selector: string, speed: number) {
  const { times, empty } = await page.evaluate(
    ([target, distance, count]) =>
      new Promise<{ times: number[]; empty: number }>((resolve) => {
        const region = document.querySelector(target)
        if (!region) throw new Error(`There is no ${target}.`)
        region.scrollIntoView()
        const measured: number[] = []
        let before = performance.now()
        let emptyViews = 0
        const step = (now: number) => {
          measured.push(now - before)
          before = now
          // The row in the middle of the view must be in the document one frame after the scroll.
          const box = region.getBoundingClientRect()
          const middle = document.elementFromPoint(box.x + 40, box.y + box.height / 2)
          if (!middle?.closest('tr')?.hasAttribute('aria-rowindex')) emptyViews++
          if (measured.length > count) return resolve({ times: measured.slice(1), empty: emptyViews })
          region.scrollTop = (region.scrollTop + distance) % (region.scrollHeight - region.clientHeight)
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
    [selector, speed, frames] as const,
  )
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1).padStart(11)
  const slow = times.filter((time) => time > 20).length
  console.log(
    `${name.padEnd(16)}${String(speed).padStart(13)} ${at(0.5)}${at(0.99)}${at(1)}${String(slow).padStart(20)}${(name === 'table' ? String(empty) : '').padStart(14)}`,
  )
}

const sorting = await page.evaluate(async () => {
  const times: number[] = []
  for (const name of ['Transaction', 'Tokens']) {
    const button = [...document.querySelectorAll('th button')].find(({ textContent }) => textContent === name)
    const start = performance.now()
    if (button instanceof HTMLElement) button.click()
    await new Promise(requestAnimationFrame)
    times.push(performance.now() - start)
  }
  return times
})
console.log(`\nSorting by text ${sorting[0]?.toFixed(0)} ms, by number ${sorting[1]?.toFixed(0)} ms`)
await browser.close()
