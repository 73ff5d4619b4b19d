import { defineRoute } from '../../kernel/http/define-route.ts'
import { limited } from '../calls/response-headers.ts'
import { classifyRequest, classifyResponse } from '../compute/classify.ts'
import { trainRequest, trainResponse } from './train.ts'

export const classifyTexts = defineRoute({
  id: 'classify',
  method: 'post',
  path: '/v1/classify',
  summary: 'Find the label that fits a text',
  description: 'Send labels to classify without training, or the ID of a classifier that you trained.',
  auth: 'key',
  body: classifyRequest,
  response: classifyResponse,
  responseHeaders: limited,
  failures: [400, 402, 404, 429, 502, 504],
})

export const trainClassifier = defineRoute({
  id: 'train',
  method: 'post',
  path: '/v1/train',
  summary: 'Train a classifier with examples',
  description: 'Pass the returned ID to `classify`.',
  auth: 'key',
  body: trainRequest,
  response: trainResponse,
  responseHeaders: limited,
  failures: [400, 402, 404, 409, 429, 502, 504],
})
