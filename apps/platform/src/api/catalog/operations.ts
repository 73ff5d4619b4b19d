import { z } from 'zod'

import { modelDetails, modelEntry, modelsQuery, productsResponse } from '../../billing/catalog/schemas.ts'
import type { Operation } from '../../kernel/http/operation.ts'

export const catalogOperations = [
  {
    id: 'listCatalogModels',
    method: 'get',
    path: '/api/v1/models',
    summary: 'The models of the catalogue, newest first',
    auth: 'none',
    query: modelsQuery,
    answer: z.array(modelEntry),
  },
  {
    id: 'getCatalogModel',
    method: 'get',
    path: '/api/v1/models/slug/{slug}',
    summary: 'One model, and how many replicas its calls keep busy',
    auth: 'none',
    answer: modelDetails,
    failures: [404],
  },
  {
    id: 'listProducts',
    method: 'get',
    path: '/api/v1/product',
    summary: 'The token packs on offer',
    auth: 'none',
    answer: productsResponse,
  },
] as const satisfies readonly Operation[]
