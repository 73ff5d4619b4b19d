/** What a part of code is, by its colors in the light and in the dark theme: those of code on the site. */
const colors = {
  string: ['#032563', '#addcff'],
  word: ['#a0111f', '#ff9492'],
  value: ['#023b95', '#91cbff'],
  name: ['#622cbc', '#dbb7ff'],
  command: ['#702c00', '#ffb757'],
} as const

/** The parts of the samples that have a color, each in a group that is named after its kind. */
const parts = {
  curl: /(?<string>'[^']*'|"[^"]*")|(?<value>(?<=\s)--?[a-zA-Z][\w-]*)|(?<command>^curl)|(?<word>\\)/g,
  typescript:
    /(?<string>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|(?<word>\b(?:await|const|for|from|import|of)\b|=|\?\?)|(?<value>\b(?:\d[\d.]*|false|null|true)\b)|(?<name>\b\w+(?=\())/g,
  python:
    /(?<string>f?"(?:[^"\\]|\\.)*"|'[^']*')|(?<word>\b(?:as|for|import|in|with)\b|=)|(?<value>\b(?:\d[\d.]*|False|None|True)\b)|(?<name>\b\w+(?=\())/g,
} as const

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function colored(text: string, groups: Readonly<Record<string, string | undefined>> = {}): string {
  const [kind] = Object.entries(groups).find(([, part]) => part !== undefined) ?? []
  const [light, dark] = colors[kind as keyof typeof colors]
  return `<span style="--shiki-light:${light};--shiki-dark:${dark}">${escaped(text)}</span>`
}

/**
 * Returns a sample as HTML with colors. The site colors its code when it is built; this code changes with each letter that is typed, and a
 * whole highlighter would weigh more than the page.
 */
export function highlight(code: string, language: keyof typeof parts): string {
  let html = ''
  let end = 0
  for (const { index, 0: text, groups } of code.matchAll(parts[language])) {
    html += escaped(code.slice(end, index)) + colored(text, groups)
    end = index + text.length
  }
  return `<pre><code>${html}${escaped(code.slice(end))}</code></pre>`
}
