import type { Client } from '../core/client.ts'
import type { Exact } from '../core/exact.ts'
import { byKey, send, type Call, type CallOptions } from '../core/request.ts'
import { pathSegment } from '../core/segment.ts'
import type { TextItem } from './embeddings.ts'
import { postJson } from './paid-call.ts'

/** A classifier trained with examples. */
export interface Classifier {
  classifier_id: string
  model_name: string
  labels: string[]
  access: 'public' | 'private'
  updated_number: number
  used_number: number
  created_at: string
  updated_at: string | null
  used_at: string | null
  metadata: Record<string, unknown>
}

/** Zero-shot classification with a model and labels, or a trained classifier. */
export type ClassifyRequest = {
  /** One text or several. */
  input: string | TextItem | readonly (string | TextItem)[]
} & (
  | { model: string; labels: readonly string[] | Readonly<Record<string, readonly string[]>> }
  | { classifier_id: string }
)

/** The result for one input. With labels in groups, each field is an object with one value per group. */
export interface Classification<Grouped extends boolean = false> {
  object: 'classification'
  index: number
  prediction: Grouped extends true ? Record<string, string> : string
  score: Grouped extends true ? Record<string, number> : number
  predictions: Grouped extends true ? Record<string, Prediction[]> : Prediction[]
}

/** A label with its score. */
export interface Prediction {
  label: string
  score: number
}

type IsGrouped<Body> = Body extends { labels: infer Labels }
  ? Labels extends readonly string[]
    ? false
    : true
  : false

/** The labels of each input. */
export interface ClassifyResponse<Grouped extends boolean = false> {
  usage: { total_tokens: number }
  data: Classification<Grouped>[]
}

/** Examples for a new classifier on a model, or for an existing classifier. */
export type TrainRequest = {
  /** Texts with their labels. */
  input: readonly { text: string; label: string }[]
  /** Passes over the examples; each is charged. 10 by default. */
  num_iters?: number
} & ({ model: string; access?: 'public' | 'private' } | { classifier_id: string })

/** A trained classifier. */
export interface TrainResponse {
  classifier_id: string
  num_samples: number
  usage: { total_tokens: number }
}

/** Lists the classifiers of the calling key. Throws `ApiError` 401 for an invalid key. */
export const listClassifiers = (client: Client, options: CallOptions = {}): Call<Classifier[]> =>
  send(client, `${client.hosts.dashboard}/api/v1/classifiers`, { ...options, auth: byKey })

/** Deletes a classifier of the calling key. Throws `ApiError` 401, 404 when the key has no such classifier. */
export const deleteClassifier = (
  client: Client,
  id: string,
  options: CallOptions = {},
): Call<{ deleted: true }> =>
  send(client, `${client.hosts.dashboard}/api/v1/classifiers/${pathSegment(id)}`, {
    ...options,
    method: 'DELETE',
    auth: byKey,
  })

/** Assigns a label to each input. Throws `ApiError` 400, 401, 402, 404 for an unknown classifier, 422, 429. */
export const classify = <const Body extends ClassifyRequest>(
  client: Client,
  body: Exact<Body, ClassifyRequest>,
  options: CallOptions = {},
): Call<ClassifyResponse<IsGrouped<Body>>> => postJson(client, 'classify', body, options)

/** Trains a classifier with examples. Throws `ApiError` 400, 401, 402, 404, 422 for fewer than two labels, 429. */
export const train = (client: Client, body: TrainRequest, options: CallOptions = {}): Call<TrainResponse> =>
  postJson(client, 'train', body, options)
