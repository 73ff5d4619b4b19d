import { z } from 'zod'

import { ApiFailure } from '../../kernel/http/api-failure.ts'
import { createApp, type App } from '../../kernel/http/create-app.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'
import type { ModelServices } from '../model-services.ts'
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

/** The calling key's classifiers: listed, and one deleted. Mounted for the main API and, its list, for the dashboard API. */
export function classifierRoutes({ database, meter }: ModelServices): App {
  const app = createApp()
  app.get('/', async (context) => {
    const { key } = await meter.authenticate(context, 'train')
    return context.json(await listClassifiers(database, key.id))
  })
  app.delete('/:id', async (context) => {
    const { key } = await meter.authenticate(context, 'train')
    if (!(await deleteClassifier(database, context.req.param('id'), key.id)))
      throw new ApiFailure(404, 'This key has no such classifier.')
    return context.json({ deleted: true })
  })
  return app
}

const listing = { method: 'get', auth: 'key', response: z.array(classifierEntry) } as const
const deletion = {
  method: 'delete',
  auth: 'key',
  response: z.object({ deleted: z.literal(true) }),
  failures: [404],
} as const
const summary = 'The classifiers of a key, newest first'

export const classifierCalls = [
  defineRoute({ ...listing, id: 'listClassifiers', path: '/v1/classifiers', summary }),
  defineRoute({
    ...deletion,
    id: 'deleteClassifier',
    path: '/v1/classifiers/{id}',
    summary: 'Delete a classifier',
  }),
  defineRoute({ ...listing, id: 'listDashboardClassifiers', path: '/api/v1/classifiers', summary }),
  defineRoute({
    ...deletion,
    id: 'deleteDashboardClassifier',
    path: '/api/v1/classifiers/{id}',
    summary: 'Delete a classifier',
  }),
] as const
