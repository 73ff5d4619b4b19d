import { createHighlighterCoreSync } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import bash from 'shiki/langs/bash.mjs'
import python from 'shiki/langs/python.mjs'
import typescript from 'shiki/langs/typescript.mjs'
import dark from 'shiki/themes/github-dark-high-contrast.mjs'
import light from 'shiki/themes/github-light-high-contrast.mjs'

import type { Sample } from './code-samples.ts'

/** The name of each language's grammar. */
const grammars: Readonly<Record<Sample['id'], string>> = {
  curl: 'bash',
  typescript: 'typescript',
  python: 'python',
}

const highlighter = createHighlighterCoreSync({
  langs: [bash, python, typescript],
  themes: [light, dark],
  engine: createJavaScriptRegexEngine(),
})

/** Returns a sample as HTML with the colors of code on the site. The panel around it is drawn by the page. */
export function highlight({ code, id }: Sample): string {
  return highlighter.codeToHtml(code, {
    lang: grammars[id],
    themes: { light: light.name ?? '', dark: dark.name ?? '' },
    defaultColor: false,
    // A slow processor needs longer than the usual half second for the first line, which would be left in one color.
    tokenizeTimeLimit: 0,
    transformers: [
      {
        pre(node) {
          delete node.properties['style']
        },
      },
    ],
  })
}
