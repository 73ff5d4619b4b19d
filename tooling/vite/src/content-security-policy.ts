import { createHash } from 'node:crypto'

/** What a page loads and calls besides the files of its own origin. */
export interface PolicySources {
  /** Texts of the inline scripts. Each is allowed by its hash. */
  inlineScripts: readonly string[]
  /** Origins that scripts come from. */
  script: readonly string[]
  /** Origins that scripts send requests to. */
  connect: readonly string[]
  /** Origins of frames. */
  frame: readonly string[]
  /** Origins that forms are sent to. */
  form: readonly string[]
}

/**
 * Returns the content security policy of a page. Texts do not become HTML or script: `require-trusted-types-for` demands a Trusted Type
 * wherever the DOM would parse one.
 */
export function contentSecurityPolicy(sources: PolicySources): string {
  const { inlineScripts, script, connect, frame, form } = sources
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(hashSource), ...script],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'connect-src': ["'self'", ...connect],
    'frame-src': frame.length === 0 ? ["'none'"] : frame,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...form],
    'require-trusted-types-for': ["'script'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ')
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
