/** Files a document names, by kind, as the addresses it uses for them. */
export interface References {
  scripts: string[]
  styles: string[]
  fonts: string[]
}

/**
 * What a browser fetches because of a document: style sheets, preloaded fonts, module scripts and preloads, and the modules
 * that its inline scripts start with `import("…")`.
 */
export function documentReferences(html: string): References {
  const found: References = { scripts: [], styles: [], fonts: [] }
  for (const [tag] of html.matchAll(/<(?:link|script)\b[^>]*>/g)) {
    const rel = attribute(tag, 'rel')
    const address = attribute(tag, tag.startsWith('<link') ? 'href' : 'src')
    if (address === undefined) continue
    if (tag.startsWith('<script') || rel === 'modulepreload') found.scripts.push(address)
    else if (rel === 'stylesheet') found.styles.push(address)
    else if (rel === 'preload' && attribute(tag, 'as') === 'font') found.fonts.push(address)
  }
  for (const [, text = ''] of html.matchAll(/<script\b[^>]*>([^]*?)<\/script>/g)) {
    found.scripts.push(...startedModules(text))
  }
  return found
}

/**
 * What a built module makes the browser fetch at once: its static imports and exports, and modules it starts by an absolute
 * address. A relative `import("./…")` waits for something to happen and is not among them.
 */
export function moduleReferences(code: string): string[] {
  const statically = [
    ...code.matchAll(
      /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{][^"'`;()]*?(?<=[\s}*])from\s*)?["']([./][^"']*)["']/g,
    ),
  ].map(([, address = '']) => address)
  return [...new Set([...statically, ...startedModules(code)])]
}

function startedModules(code: string): string[] {
  return [...code.matchAll(/\bimport\(\s*["'](\/[^"']+)["']\s*\)/g)].map(([, address = '']) => address)
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
}
