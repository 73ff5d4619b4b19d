import { createHash } from 'node:crypto'

/** What one page needs to be finished. */
export interface FinishOptions {
  /** Reads a built file by its public path (`/assets/root-x.css`). */
  read: (publicPath: string) => string
  /** Writes a file below `/assets` named by its content and returns its public path. */
  emit: (name: string, extension: string, text: string) => string
  /** The blocking script that stands at the start of the body. */
  firstPaint: string
  /** Public path of the module that operates menus, theme, language and palette. */
  controls: string
  /** Origins the page's scripts may call, load scripts from and frame. */
  origins: { connect: readonly string[]; script: readonly string[]; frame: readonly string[] }
}

/**
 * Turns a prerendered page into the page that is served: styles inlined, the shell's scripts in their places, the
 * application's scripts started after the first paint, and a content security policy that names every inline script by hash.
 */
export function finishPage(html: string, options: FinishOptions): string {
  let page = inlineStyles(html, options.read)
  page = deferApplication(page, options.emit)
  page = placeShell(page, options)
  return addPolicy(page, options.origins)
}

/** Replaces every `<link rel="stylesheet">` to a built file by its text, in order, in one `<style>`. */
export function inlineStyles(html: string, read: FinishOptions['read']): string {
  const sheets: string[] = []
  const bare = html.replace(/<link\b[^>]*\brel="stylesheet"[^>]*>/g, (tag) => {
    const href = attribute(tag, 'href')
    if (!href?.startsWith('/')) return tag
    const css = read(href).trim()
    if (!sheets.includes(css)) sheets.push(css)
    return ''
  })
  if (sheets.length === 0) return bare
  const css = sheets.join('\n')
  if (css.includes('</style')) throw new Error('A style sheet holds "</style" and cannot be inlined.')
  return bare.replace('</head>', () => `${fontPreload(css)}<style>${css}</style></head>`)
}

/** The Latin part of the text face is on every first screen: it is fetched beside the page, not after it. */
function fontPreload(css: string): string {
  const font = /url\(["']?([^)"']*geist-latin-wght-normal[^)"']*\.woff2)["']?\)/.exec(css)?.[1]
  return font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">` : ''
}

/**
 * Takes out the module scripts and preloads React Router put into a hydrated page and starts the same module after the
 * first paint. The small inline scripts with the page's data stay where they are.
 */
export function deferApplication(html: string, emit: FinishOptions['emit']): string {
  let start: string | undefined
  const bare = html
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replace(
      /<script\b([^>]*\btype="module"[^>]*)>([^]*?)<\/script>/g,
      (tag, attributes: string, text: string) => {
        if (attributes.includes('src=') || text.trim() === '') return tag
        if (start !== undefined) throw new Error('A page holds two inline module scripts.')
        start = text
        return ''
      },
    )
  if (start === undefined) return bare
  const path = emit('start', 'js', start)
  // Two frames: the first runs before the paint, the second after it.
  const starter = `requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(()=>import("${path}"))))`
  return bare.replace('</body>', () => `<script>${starter}</script></body>`)
}

function placeShell(html: string, { firstPaint, controls }: FinishOptions): string {
  if (firstPaint.includes('</script'))
    throw new Error('The first-paint script holds "</script" and cannot be inlined.')
  return html
    .replace(/(<body\b[^>]*>)/, (body) => `${body}<script>${firstPaint}</script>`)
    .replace('</body>', () => `<script type="module" src="${controls}"></script></body>`)
}

/** Adds the policy as the first element of the head, so that it governs everything after it. */
export function addPolicy(html: string, origins: FinishOptions['origins']): string {
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)) {
    if (/\bsrc=/.test(attributes) || attributes.includes('application/ld+json')) continue
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  const policy = [
    `default-src 'self'`,
    `script-src ${["'self'", ...hashes, ...origins.script].join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: https:`,
    `connect-src ${["'self'", ...origins.connect].join(' ')}`,
    `frame-src ${origins.frame.length > 0 ? origins.frame.join(' ') : "'none'"}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ')
  return html.replace(
    /<head\b[^>]*>/,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  )
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]
}
