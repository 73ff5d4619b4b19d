import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { pageWeight, type PageWeight } from './page-weight.ts'

const root = resolve(import.meta.dirname, '../../..')

const sites = [
  { folder: 'apps/web/dist/client', base: '' },
  { folder: 'apps/dashboard/dist', base: '/api-dashboard' },
]

/** Returns every built page of both apps by its address, with what a first visit to it loads. */
export const builtPages = (): [route: string, weight: PageWeight][] =>
  sites.flatMap(({ folder, base }) => {
    const read = (address: string) => readFileSync(join(root, folder, address.slice(base.length)))
    return globSync('**/*.html', { cwd: join(root, folder) })
      .toSorted()
      .map((file): [string, PageWeight] => [
        `${base}/${file}`.replace(/\/index\.html$/, '') || '/',
        pageWeight(`${base}/${file}`, read),
      ])
  })
