import { route, type RouteConfig } from '@react-router/dev/routes'

import { pages, type Page } from './ground/site-map.ts'

const rows: readonly Page[] = pages

export default [
  // Two addresses may share a file, so the address is the id. Pages without a locale come first: `/docs/embeddings` would also be the page
  // `/embeddings` in a language `docs`.
  ...rows
    .filter((page) => page.isEnglishOnly === true)
    .map(({ pattern, file }) => route(pattern.slice(1), file, { id: pattern })),
  ...rows
    .filter((page) => page.isEnglishOnly !== true)
    .map(({ pattern, file }) => route(`:locale?${pattern === '/' ? '' : pattern}`, file, { id: pattern })),
  // The landing page answers for whatever is unknown; the shell then goes to the landing page's own address.
  route('*', 'pages/landing/not-found.tsx'),
] satisfies RouteConfig
