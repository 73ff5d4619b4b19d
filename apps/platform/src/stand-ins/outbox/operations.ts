import { z } from 'zod'

import type { Operation } from '../../kernel/http/operation.ts'
import { mailKinds } from '../../records/mails.ts'
import { jsonQuery, pageQuery } from './query.ts'

const mail = z.object({
  id: z.string(),
  kind: z.enum(mailKinds),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  links: z.array(z.string()),
  sent_at: z.string(),
})

export const outboxOperations = [
  {
    id: 'showOutbox',
    method: 'get',
    path: '/outbox',
    summary: 'The mails that a real service would have sent',
    auth: 'none',
    audience: 'local',
    query: pageQuery,
    answerTypes: ['text/html'],
  },
  {
    id: 'listMails',
    method: 'get',
    path: '/outbox.json',
    summary: 'The same for programs, newest first; with `since` and `wait` it answers when a mail has come',
    auth: 'none',
    audience: 'local',
    query: jsonQuery,
    answer: z.object({ mails: z.array(mail) }),
  },
  {
    id: 'showMail',
    method: 'get',
    path: '/outbox/{id}',
    summary: 'One mail with its recipient and both its parts',
    auth: 'none',
    audience: 'local',
    answerTypes: ['text/html'],
    failures: [404],
  },
  {
    id: 'showMailContent',
    method: 'get',
    path: '/outbox/{id}/html',
    summary: 'The HTML part of a mail, as the page frames it',
    auth: 'none',
    audience: 'local',
    answerTypes: ['text/html'],
    failures: [404],
  },
] as const satisfies readonly Operation[]
