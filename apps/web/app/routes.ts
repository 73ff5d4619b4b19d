import { route, type RouteConfig } from '@react-router/dev/routes'

import { pages } from './ground/site-map.ts'

export default [
  // Two addresses may share a file, so the address is the id.
  ...pages.map(({ pattern, file }) =>
    route(`:locale?${pattern === '/' ? '' : pattern}`, file, { id: pattern }),
  ),
  // The landing page answers for whatever is unknown; the shell then goes to the landing page's own address.
  route('*', 'pages/landing/not-found.tsx'),
] satisfies RouteConfig
