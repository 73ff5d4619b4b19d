import { z } from 'zod'

import { modelDetails, modelEntry, modelsQuery, productsResponse } from '../../billing/catalog/schemas.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'

export const catalogCalls = [
  defineRoute({
    id: 'listCatalogModels',
    method: 'get',
    path: '/api/v1/models',
    summary: 'The models of the catalogue, newest first',
    auth: 'none',
    query: modelsQuery,
    response: z.array(modelEntry),
  }),
  defineRoute({
    id: 'getCatalogModel',
    method: 'get',
    path: '/api/v1/models/slug/{slug}',
    summary: 'One model, and how many replicas its calls keep busy',
    auth: 'none',
    response: modelDetails,
    failures: [404],
  }),
  defineRoute({
    id: 'listProducts',
    method: 'get',
    path: '/api/v1/product',
    summary: 'The token packs on offer',
    auth: 'none',
    response: productsResponse,
  }),
] as const
