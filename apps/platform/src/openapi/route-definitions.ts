import { z } from 'zod'

import { defineRoute } from '../kernel/http/define-route.ts'

export const getOpenApiDocument = defineRoute({
  id: 'getOpenApiDocument',
  method: 'get',
  path: '/openapi.json',
  summary: 'This document',
  auth: 'none',
  audience: 'local',
  response: z.looseObject({ openapi: z.string() }),
})

export const showReference = defineRoute({
  id: 'showReference',
  method: 'get',
  path: '/reference',
  summary: 'Redirect to the reference on the site',
  auth: 'none',
  audience: 'local',
  status: 302,
})

export const documentCalls = [getOpenApiDocument, showReference] as const
