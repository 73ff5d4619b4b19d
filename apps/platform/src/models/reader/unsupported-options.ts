import type { Context } from 'hono'

import { ReaderFailure } from './reader-failure.ts'

/** Options of the public API that need a browser, a language model or a proxy, with their headers. */
const options: Readonly<Record<string, string | undefined>> = {
  withGeneratedAlt: 'x-with-generated-alt',
  withIframe: 'x-with-iframe',
  withShadowDom: 'x-with-shadow-dom',
  removeOverlay: 'x-remove-overlay',
  setCookies: 'x-set-cookie',
  proxyUrl: 'x-proxy-url',
  proxy: 'x-proxy',
  respondTiming: 'x-respond-timing',
  base: 'x-base',
  keepImgDataUrl: 'x-keep-img-data-url',
  robotsTxt: 'x-robots-txt',
  injectPageScript: undefined,
  injectFrameScript: undefined,
  viewport: undefined,
  jsonSchema: undefined,
  instruction: undefined,
  customHeader: undefined,
  pdf: undefined,
  file: undefined,
}

/** Values that ask for nothing. */
const idle: readonly unknown[] = [undefined, null, false, '', 'none', 'no', 'false']

/**
 * The body without the options that this reader, which only fetches, cannot do. Throws 400 when one asks for something:
 * better than silence.
 */
export function withoutUnsupported(
  context: Context,
  body: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  for (const [field, header] of Object.entries(options)) {
    const asked = header !== undefined && !idle.includes(context.req.header(header))
    if (!asked && idle.includes(body[field])) continue
    const name = asked ? header : field
    throw new ReaderFailure(
      'InvalidRequestError',
      `${name} is not supported: this reader has no browser, proxy, or language model.`,
    )
  }
  return Object.fromEntries(Object.entries(body).filter(([field]) => !Object.hasOwn(options, field)))
}
