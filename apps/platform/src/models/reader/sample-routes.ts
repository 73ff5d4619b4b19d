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

export const sampleCalls = [showSamplePage] as const

export function sampleRoutes(): App {
  const app = createApp()
  app.openapi(showSamplePage, (context) => {
    const html = samplePage(`/${context.req.param('page')}`)
    return html === undefined ? context.notFound() : context.html(html)
  })
  return app
}
