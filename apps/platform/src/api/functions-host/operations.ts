import { z } from 'zod'

import { profile } from '../../account/functions/get-user-info.ts'
import { defineRoute } from '../../kernel/http/define-route.ts'

/** Failures of the callable protocol. */
const failure = z.object({ error: z.object({ status: z.string(), message: z.string() }) })

export const functionCalls = [
  defineRoute({
    id: 'getUserInfo',
    method: 'post',
    path: '/{project}/{region}/account/getUserInfo',
    summary: 'Merge the profile that an app knows into the stored user and answer the whole user',
    auth: 'user',
    host: 'functions',
    body: z.object({ data: profile.nullish() }),
    response: z.object({
      result: z.looseObject({ uid: z.string(), preferences: z.record(z.string(), z.unknown()).optional() }),
    }),
    failures: [400, 404],
    failure,
  }),
] as const
