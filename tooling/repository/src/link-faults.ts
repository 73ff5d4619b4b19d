import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

import type { DocumentParts } from './documents.ts'
import { read, root } from './repository.ts'

/**
 * Returns the links of a document that lead nowhere: to a file that is not there, to a heading that a document does not have, or to a
 * test that has no such title (of a title that begins with a number or a seed, the link has the rest).
 */
export function linkFaults({ file, links }: DocumentParts, all: readonly DocumentParts[]): string[] {
  return links.flatMap(({ line, url, text }) => {
    if (/^[a-z]+:/.test(url)) return []
    const [path = '', anchor] = decodeURI(url).split('#')
    const target = path === '' ? file : relative(root, join(root, dirname(file), path))
    const at = `${file}:${line} ${url}`
    if (!existsSync(join(root, target))) return [`${at} does not exist`]
    if (anchor !== undefined && !all.find((one) => one.file === target)?.anchors.includes(anchor))
      return [`${at} has no such heading`]
    const isTitle = /\.(test|spec)\.m?[jt]sx?$/.test(target) && text.includes(' ')
    return isTitle &&
      !read(target)
        .replaceAll(/\\(?=')/g, '')
        .includes(text)
      ? [`${at} has no test "${text}"`]
      : []
  })
}
