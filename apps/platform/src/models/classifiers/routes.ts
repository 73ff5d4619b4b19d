import { z } from 'zod'

import { withKey } from '../../access/with-key.ts'
import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import type { ModelServices } from '../calls/model-services.ts'
import { deleteClassifier, listClassifiers } from './classifiers.ts'

const classifierEntry = z.object({
  classifier_id: z.string().describe('ID to pass to `classify` and `train`.'),
  model_name: z.string().describe('ID of the model it was trained on.'),
  labels: z.array(z.string()).describe('Labels in alphabetical order.'),
  access: z
    .enum(['public', 'private'])
    .describe('Who can use it: every key (`public`) or only the key that trained it (`private`).'),
  updated_number: z.number().int().describe('How often it was trained.'),
  used_number: z.number().int().describe('How often it was used.'),
  created_at: z.string().describe('When it was first trained (ISO 8601).'),
  updated_at: z.string().nullable().describe('When it was last trained (ISO 8601).'),
  used_at: z.string().nullable().describe('When it was last used (ISO 8601); null if it never was.'),
  metadata: z.looseObject({}).describe('Reserved; empty.'),
})

const listing = {
  method: 'get',
  summary: "A key's classifiers, newest first",
  description: 'Each has its labels and when it was last trained and used.',
  auth: 'key',
  response: z.array(classifierEntry),
} as const
const deletion = {
  method: 'delete',
  summary: 'Delete a classifier',
  description: 'Calls to `classify` with its ID fail with status 404 from then on.',
  auth: 'key',
  response: z.object({ deleted: z.literal(true).describe('Always true.') }),
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
