import type { Config } from '../kernel/config.ts'
import { ApiFailure } from '../kernel/http/api-failure.ts'
import { createApp, type App } from '../kernel/http/create-app.ts'
import { staticPagePolicy } from '../kernel/http/page.ts'
import { rawResponse } from '../kernel/http/raw-response.ts'
import { openApiDocument } from './document.ts'
import { referencePage } from './reference-page.ts'
import { getOpenApiDocument, showReference, showSdkFunction, showSdkReference } from './route-definitions.ts'
import { sdkItemPages, sdkReferencePage } from './sdk-reference-pages.ts'
import { readSdkReference } from './sdk-reference.ts'

const htmlHeaders = {
  'content-type': 'text/html; charset=UTF-8',
  'content-security-policy': staticPagePolicy(),
}
const bytesOf = async (markup: ReturnType<typeof referencePage>) => Buffer.from(String(await markup))

/** The OpenAPI document, and the page with the same content. */
function describedApi(config: Config) {
  const document = openApiDocument(config)
  return { json: Buffer.from(JSON.stringify(document)), page: bytesOf(referencePage(document)) }
}

/** The pages about the SDK, which may be built only after the platform has started. */
function sdkPages() {
  const sdk = readSdkReference()
  return {
    list: bytesOf(sdkReferencePage(sdk)),
    items: new Map([...sdkItemPages(sdk)].map(([name, markup]) => [name, bytesOf(markup)] as const)),
  }
}

/** The OpenAPI document, the same as a page, and the reference of the SDK. The pages work without JavaScript. */
export function openApiRoutes(config: Config): App {
  // Made at the first request, as bytes: every response shares them, however many wait to be read.
  let document: ReturnType<typeof describedApi> | undefined
  let sdk: ReturnType<typeof sdkPages> | undefined
  const app = createApp()
  app.openapi(getOpenApiDocument, (context) =>
    rawResponse(
      context.body((document ??= describedApi(config)).json, 200, { 'content-type': 'application/json' }),
    ),
  )
  app.openapi(showReference, async (context) =>
    context.body(await (document ??= describedApi(config)).page, 200, htmlHeaders),
  )
  app.openapi(showSdkReference, async (context) =>
    context.body(await (sdk ??= sdkPages()).list, 200, htmlHeaders),
  )
  app.openapi(showSdkFunction, async (context) => {
    const { name } = context.req.valid('param')
    const found = await (sdk ??= sdkPages()).items.get(name)
    if (found === undefined) throw new ApiFailure(404, `The SDK has no ${name}.`)
    return context.body(found, 200, htmlHeaders)
  })
  return app
}
