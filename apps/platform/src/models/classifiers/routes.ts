import { z } from 'zod'

import { withKey } from '../../access/with-key.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import type { ModelServices } from '../calls/model-services.ts'
import { deleteClassifier, listClassifiers } from './classifiers.ts'

const classifierEntry = z.object({
  classifier_id: z.string(),
  model_name: z.string(),
  labels: z.array(z.string()),
  access: z.enum(['public', 'private']),
  updated_number: z.number().int(),
  used_number: z.number().int(),
  created_at: z.string(),
  updated_at: z.string().nullable(),
  used_at: z.string().nullable(),
  metadata: z.looseObject({}),
})

const listing = {
  method: 'get',
  summary: 'The classifiers of a key, newest first',
  auth: 'key',
  response: z.array(classifierEntry),
} as const
const deletion = {
  method: 'delete',
  summary: 'Delete a classifier',
  auth: 'key',
  response: z.object({ deleted: z.literal(true) }),
  failures: [404],
} as const

const listRoutes = [
  defineRoute({ ...listing, id: 'listClassifiers', path: '/v1/classifiers' }),
  defineRoute({ ...listing, id: 'listDashboardClassifiers', path: '/api/v1/classifiers' }),
] as const
const deleteRoutes = [
  defineRoute({ ...deletion, id: 'deleteClassifier', path: '/v1/classifiers/{id}' }),
  defineRoute({ ...deletion, id: 'deleteDashboardClassifier', path: '/api/v1/classifiers/{id}' }),
] as const

export const classifierCalls = [...listRoutes, ...deleteRoutes] as const

/** The classifiers of the calling key, in the main API and in the dashboard API. */
export function classifierRoutes(services: ModelServices): App {
  const { database } = services
  const app = createApp()
  for (const route of listRoutes) {
    app.openapi(withKey(services, 'train', route), async (context) =>
      context.json(await listClassifiers(database, context.get('caller').key.id), 200),
    )
  }
  for (const route of deleteRoutes) {
    app.openapi(withKey(services, 'train', route), async (context) => {
      if (!(await deleteClassifier(database, context.req.param('id'), context.get('caller').key.id)))
        throw new ApiFailure(404, 'This key has no such classifier.')
      return context.json({ deleted: true as const }, 200)
    })
  }
  return app
}
