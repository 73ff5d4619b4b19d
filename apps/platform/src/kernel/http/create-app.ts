import { OpenAPIHono } from '@hono/zod-openapi'
import type { ValidationTargets } from 'hono'

import { ApiFailure } from './api-failure.ts'
import { issuesOf, type RequestPart } from './parse.ts'
import type { RequestVariables } from './request-variables.ts'

export type App = OpenAPIHono<{ Variables: RequestVariables }>

const parts: Readonly<Record<keyof ValidationTargets, RequestPart>> = {
  json: 'body',
  form: 'body',
  query: 'query',
  param: 'path',
  header: 'header',
  cookie: 'header',
}

/** Returns an app for routes. `app.openapi` rejects input that does not match a route with 422 and one entry per finding. */
export const createApp = (): App =>
  new OpenAPIHono({
    defaultHook(result) {
      if (!result.success) throw new ApiFailure(422, issuesOf(result.error, parts[result.target]))
    },
  })
