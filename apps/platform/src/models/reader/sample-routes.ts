import { createApp, type App } from '../../kernel/http/create-app.ts'
import { samplePage } from './sample-pages.ts'

/** `GET /sample/{page}`: the sample pages as a browser shows them, to compare with what the reader makes of them. */
export function sampleRoutes(): App {
  const app = createApp()
  app.get('/:page', (context) => {
    const html = samplePage(`/${context.req.param('page')}`)
    return html === undefined ? context.notFound() : context.html(html)
  })
  return app
}
