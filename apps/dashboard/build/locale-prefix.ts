import type { Plugin } from 'vite'

/** In development, `/{locale}/api-dashboard/…` shows the same page as `/api-dashboard/…`; in production the hosting's rewrites do it. */
export function localePrefix(): Plugin {
  return {
    name: 'locale-prefix',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url !== undefined)
          request.url = request.url.replace(
            /^\/[A-Za-z]{2,3}(-[A-Za-z]{2,4})?(?=\/api-dashboard(\/|\?|$))/,
            '',
          )
        // Vite serves the page of a base under its slash only.
        if (request.url !== undefined)
          request.url = request.url.replace(/^\/api-dashboard(?=\?|$)/, '/api-dashboard/')
        next()
      })
    },
  }
}
