import type { Client } from '../core/client.ts'
import { send, type Call, type CallOptions } from '../core/request.ts'
import { botCheckForm, type BotCheck } from './bot-check.ts'

/** A request to the sales team. */
export interface ContactRequest {
  /** Sender's name. */
  name: string
  /** Email address for the reply. */
  email: string
  /** Sender's company. */
  company: string
  /** What the request is about. */
  topic: 'api' | 'marketplace' | 'license' | 'fine-tuning' | 'other'
  /** The message, at most 5,000 characters. */
  message: string
  /** Language of the confirmation email; English by default. */
  locale?: string
  /** Model to license. */
  license_model?: string
  /** What the model is used for. */
  license_use?: string
  /** Where the model runs. */
  license_place?: string
}

/** A request that has arrived. */
export interface ContactReceipt {
  /** ID of the request. */
  id: string
}

/** Writes to the sales team; for the form on our own site. Throws `ApiError` 400 when the bot check fails, 422, 429. */
export const createContactRequest = (
  client: Client,
  request: ContactRequest,
  { botCheck, ...options }: BotCheck & CallOptions,
): Call<ContactReceipt> => {
  const form = botCheckForm(botCheck)
  for (const [field, value] of Object.entries(request)) form.body.set(field, value)
  return send(client, `${client.hosts.dashboard}/api/v1/contact_requests`, {
    ...options,
    ...form,
    method: 'POST',
  })
}
