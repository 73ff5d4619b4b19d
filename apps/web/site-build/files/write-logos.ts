import { readFile } from 'node:fs/promises'
import { brand } from '@search-foundation/content/brand'

import { logoFiles } from './logo-files.ts'
import { zip } from './zip.ts'

const read = (file: string) => readFile(new URL(`../../public/${file}`, import.meta.url), 'utf8')

/** Writes the archive of logos that the menu, the footer and the page about the company link to. */
export async function writeLogos(): Promise<Buffer> {
  const marks = { light: await read('favicon-light.svg'), dark: await read('favicon-dark.svg') }
  return zip(logoFiles(marks, brand.name))
}
