import type { Config } from '../kernel/config.ts'
import { ApiFailure } from '../kernel/http/api-failure.ts'
import { createApp, type App } from '../kernel/http/create-app.ts'
import { staticPagePolicy } from '../kernel/http/page.ts'
import { rawResponse } from '../kernel/http/raw-response.ts'
import { openApiDocument } from './document.ts'
import { referencePage } from './reference-page.ts'
import { getOpenApiDocument, showReference, showSdkFunction, showSdkReference } from './route-definitions.ts'
import { sdkFunctionPages, sdkReferencePage } from './sdk-reference-pages.ts'

const htmlHeaders = {
  'content-type': 'text/html; charset=UTF-8',
  'content-security-policy': staticPagePolicy(),
}
const bytesOf = async (markup: ReturnType<typeof referencePage>) => Buffer.from(String(await markup))

/** The OpenAPI document, the same as a page, and the reference of the SDK. The pages work without JavaScript. */
export function openApiRoutes(config: Config): App {
  const document = openApiDocument(config)
  // Bytes, made once: every response shares them, however many wait to be read.
  const json = Buffer.from(JSON.stringify(document))
  const reference = bytesOf(referencePage(document))
  const sdkReference = bytesOf(sdkReferencePage())
  const sdkFunctions = new Map([...sdkFunctionPages()].map(([name, markup]) => [name, bytesOf(markup)]))
  const app = createApp()
  app.openapi(getOpenApiDocument, (context) =>
    rawResponse(context.body(json, 200, { 'content-type': 'application/json' })),
  )
  app.openapi(showReference, async (context) => context.body(await reference, 200, htmlHeaders))
  app.openapi(showSdkReference, async (context) => context.body(await sdkReference, 200, htmlHeaders))
  app.openapi(showSdkFunction, async (context) => {
    const { name } = context.req.valid('param')
    const found = await sdkFunctions.get(name)
    if (found === undefined) throw new ApiFailure(404, `The SDK has no function ${name}.`)
    return context.body(found, 200, htmlHeaders)
  })
  return app
}
