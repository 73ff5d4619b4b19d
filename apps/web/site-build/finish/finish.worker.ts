/* A worker thread of `finish.ts`: finishes pages one after another, so that all cores of the machine take part. */
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { brand } from '@search-foundation/content/brand'
import { localeTable } from '@search-foundation/i18n/locale-table'
import { parseHTML } from 'linkedom'

import { markdownPath, picturePath } from '../../app/document/page-files.ts'
import type { PageEntry } from '../../app/shell/page-entries.ts'
import { linksOf, type PageLinks } from '../check/broken-links.ts'
import { pageEntry } from '../files/page-entry.ts'
import { pageMarkdown } from '../files/page-markdown.ts'
import { pictureContent } from '../files/pictures/picture-content.ts'
import { pictureRenderer } from '../files/pictures/picture-renderer.ts'
import { hasSections, sectionEntries } from '../files/section-entries.ts'
import { writeOutput } from '../files/write-output.ts'
import { finishPage, serialize, type FinishOptions } from './finish-page.ts'

/** What all pages share, from `finish.ts`. */
export interface FinishData extends Omit<FinishOptions, 'read'> {
  /** Folder of the built site. */
  output: string
}

/** A prerendered page. */
export interface PageOrder {
  /** Its file in the folder of the built site. */
  file: string
  address: string
  /** Whether search engines are to use this address, so that the files beside the page are written. */
  canonical: boolean
}

/** What the files about all pages need to know about one. */
export interface FinishedPage {
  address: string
  entry: PageEntry
  links: PageLinks
  /** What the search of the documentation finds on it. */
  sections: readonly PageEntry[] | undefined
}

const { output, ...shared } = workerData as FinishData
const options: FinishOptions = { ...shared, read: (path) => readFileSync(join(output, path), 'utf8') }
const drawPicture = await pictureRenderer(localeTable.map(({ code }) => code))

/** Finishes a page in its place, and writes it as Markdown and its picture. */
export default async function finish({ file, address, canonical }: PageOrder): Promise<FinishedPage> {
  const path = join(output, file)
  const { document } = parseHTML(await readFile(path, 'utf8'))
  finishPage(document, options)
  await writeFile(path, serialize(document))
  if (canonical) {
    await writeOutput(output, markdownPath(address), pageMarkdown(document, brand.hosts.site))
    await writeOutput(output, picturePath(address), await drawPicture(pictureContent(document)))
  }
  return {
    address,
    entry: pageEntry(document, address),
    links: linksOf(document, address),
    sections: canonical && hasSections(address) ? sectionEntries(document, address) : undefined,
  }
}
