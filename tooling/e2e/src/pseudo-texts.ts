import type { Page } from '@playwright/test'
import { pseudoMessages, pseudoText } from '@search-foundation/i18n/pseudo-locale'

/** Replaces the texts of a page that is shown by those of the pseudo-locale. Code and what is not to be translated stay. */
export async function showPseudoTexts(page: Page): Promise<void> {
  const nodes = await page.evaluateHandle(() => {
    const found: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const isFixed = node.parentElement?.closest(
        'script, style, code, pre, samp, textarea, svg, [translate="no"]',
      )
      if (!isFixed && /[a-z]/i.test(node.textContent ?? '')) found.push(node as Text)
    }
    return found
  })
  const texts = await nodes.evaluate((all) => all.map(({ data }) => data))
  // Spaces around the words are outside the brackets.
  const changed = texts.map((text) => text.replace(/\S(?:.*\S)?/s, pseudoText))
  await nodes.evaluate((all, data) => all.forEach((node, index) => (node.data = data[index] ?? '')), changed)
}

/** File of the dashboard with all English messages. Each of its exports is the module of one JSON file. */
const messagesFile = /\/api-dashboard\/assets\/messages-en-US-[\w-]+\.js$/
/** The address in its import of the bundler's helpers. */
const runtimeAddress = /"(\.\/rolldown-runtime-[\w-]+\.js)"/

const dataUrl = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`

/** Gives the dashboard the messages of the pseudo-locale in place of English ones. */
export async function loadPseudoMessages(page: Page): Promise<void> {
  await page.route(messagesFile, async (route) => {
    const response = await route.fetch()
    let source = await response.text()
    const runtime = runtimeAddress.exec(source)?.[1]
    if (runtime !== undefined) {
      const helpers = await page.request.get(new URL(runtime, route.request().url()).href)
      source = source.replace(runtime, dataUrl(await helpers.text()))
    }
    const files = (await import(dataUrl(source))) as Record<string, { default: object }>
    const modules = Object.entries(files).map(
      ([name, file]) => `export const ${name} = { default: ${JSON.stringify(pseudoMessages(file.default))} }`,
    )
    await route.fulfill({ response, body: modules.join('\n') })
  })
}
