import { route, type RouteConfig } from '@react-router/dev/routes'

import { pages } from './site-map.ts'

export default [
  ...pages.map((page) => route(`:locale?${page.pattern === '/' ? '' : page.pattern}`, page.file)),
  // The landing page answers for whatever is unknown; the shell then goes to the landing page's own address.
  route('*', 'pages/landing/not-found.tsx'),
] satisfies RouteConfig
