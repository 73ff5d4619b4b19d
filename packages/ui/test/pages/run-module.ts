import { buildSync } from 'esbuild'
import type { Page } from 'playwright'

/** Runs a module in a page and makes its exports available there as `window[name]`. */
export async function runModule(page: Page, file: string, name: string): Promise<void> {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: name,
  })
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
}
