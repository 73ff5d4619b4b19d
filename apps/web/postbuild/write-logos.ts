/* Runs after `react-router build`: writes the archive of logos that the menu, the footer and the page about the company link to. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brand } from '@search-foundation/content/brand'

import { logoFiles } from './logo-files.ts'
import { zip } from './zip.ts'

const root = new URL('..', import.meta.url).pathname
const read = (file: string) => readFile(join(root, 'public', file), 'utf8')

const marks = { light: await read('favicon-light.svg'), dark: await read('favicon-dark.svg') }
await writeFile(join(root, 'dist/client', brand.logoZip), zip(logoFiles(marks, brand.name)))
