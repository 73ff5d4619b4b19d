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
  summary: 'This document as a page',
  auth: 'none',
  audience: 'local',
  responseTypes: ['text/html'],
})

export const showSdkReference = defineRoute({
  id: 'showSdkReference',
  method: 'get',
  path: '/reference/sdk',
  summary: 'The functions of the SDK, as a page',
  auth: 'none',
  audience: 'local',
  responseTypes: ['text/html'],
})

export const showSdkFunction = defineRoute({
  id: 'showSdkFunction',
  method: 'get',
  path: '/reference/sdk/{name}',
  summary: 'One function of the SDK, as a page',
  auth: 'none',
  audience: 'local',
  params: z.object({ name: z.string().describe('Name of a function or type of the SDK.') }),
  responseTypes: ['text/html'],
  failures: [404],
})

export const documentCalls = [getOpenApiDocument, showReference, showSdkReference, showSdkFunction] as const
