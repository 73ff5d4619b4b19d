import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import { samplePage } from './sample-pages.ts'

const showSamplePage = defineRoute({
  id: 'showSamplePage',
  method: 'get',
  path: '/sample/{page}',
  summary: 'A sample page as a browser shows it, to compare with the text that the reader extracts',
  auth: 'none',
  audience: 'local',
  responseTypes: ['text/html'],
  failures: [404],
})

/** The pages have styles and a script of their own, as pages to read have; they load nothing. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export const sampleCalls = [showSamplePage] as const

export function sampleRoutes(): App {
  const app = createApp()
  app.openapi(showSamplePage, (context) => {
    const html = samplePage(`/${context.req.param('page')}`)
    return html === undefined
      ? context.notFound()
      : context.html(html, 200, { 'content-security-policy': policy })
  })
  return app
}
