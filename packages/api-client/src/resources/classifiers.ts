import type { Client } from '../core/client.ts'
import type { Exact } from '../core/exact.ts'
import { byKey, send, type Call, type CallOptions } from '../core/request.ts'
import { pathSegment } from '../core/segment.ts'
import type { Deletion } from './deletion.ts'
import type { TextItem } from './embeddings.ts'
import { postJson } from './paid-call.ts'
import type { TokenUsage } from './token-usage.ts'

/** A classifier trained with examples. */
export interface Classifier {
  /** ID to pass to `classify` and `train`. */
  classifier_id: string
  /** ID of the model it was trained on. */
  model_name: string
  /** Labels in alphabetical order. */
  labels: string[]
  /** Who can use it: every key (`public`) or only the key that trained it (`private`). */
  access: 'public' | 'private'
  /** How often it was trained. */
  updated_number: number
  /** How often it was used. */
  used_number: number
  /** When it was first trained (ISO 8601). */
  created_at: string
  /** When it was last trained (ISO 8601). */
  updated_at: string | null
  /** When it was last used (ISO 8601); null if it never was. */
  used_at: string | null
  /** Reserved; empty. */
  metadata: Record<string, unknown>
}

/** Zero-shot classification with a model and labels, or a trained classifier. */
export type ClassifyRequest = {
  /** One or more texts. */
  input: string | TextItem | readonly (string | TextItem)[]
} & (
  | {
      /** ID of an embedding model. */
      model: string
      /** Labels to choose from: 2 to 512, or up to 8 named groups of 2 to 64 labels. Descriptive words work better than codes. */
      labels: readonly string[] | Readonly<Record<string, readonly string[]>>
    }
  | {
      /** ID of a trained classifier, as returned by `train`. */
      classifier_id: string
    }
)

/**
 * The result for one input. With labels in groups, each field is an object with one value per group. `Label` is the type of the given
 * labels, if it is known.
 */
export interface Classification<Grouped extends boolean = false, Label extends string = string> {
  /** Always `classification`. */
  object: 'classification'
  /** Position of the input, from 0. */
  index: number
  /** The label with the highest score. */
  prediction: Grouped extends true ? Record<string, Label> : Label
  /** Score of that label, 0 to 1. */
  score: Grouped extends true ? Record<string, number> : number
  /** All labels with their scores, in the order of the request. */
  predictions: Grouped extends true ? Record<string, Prediction<Label>[]> : Prediction<Label>[]
}

/** A label with its score. */
export interface Prediction<Label extends string = string> {
  /** One of your labels, or a label of the trained classifier. */
  label: Label
  /** Score from 0 to 1; the scores of all labels add up to 1. */
  score: number
}

type IsGrouped<Body> = Body extends { labels: infer Labels }
  ? Labels extends readonly string[]
    ? false
    : true
  : false

/** The labels that a body gives; any text for a trained classifier. */
type LabelOf<Body> = Body extends { labels: infer Labels }
  ? Labels extends readonly (infer Label extends string)[]
    ? Label
    : Labels extends Readonly<Record<string, readonly (infer Label extends string)[]>>
      ? Label
      : string
  : string

/** The labels of each input. */
export interface ClassifyResponse<Grouped extends boolean = false, Label extends string = string> {
  /** What the call cost. */
  usage: TokenUsage
  /** One result per input, in the order of the inputs. */
  data: Classification<Grouped, Label>[]
}

/** Examples for a new classifier on a model, or for an existing classifier. */
export type TrainRequest = {
  /** Example texts with their labels. */
  input: readonly {
    /** A text. */
    text: string
    /** Correct label of the text. */
    label: string
  }[]
  /** Training passes over the examples; each is charged. 10 by default. */
  num_iters?: number
} & (
  | {
      /** ID of an embedding model, for a new classifier. */
      model: string
      /** Who can use it: every key (`public`) or only the key that trains it (`private`, the default). */
      access?: 'public' | 'private'
    }
  | {
      /** ID of the classifier to train further. */
      classifier_id: string
    }
)

/** A trained classifier. */
export interface TrainResponse {
  /** ID to pass to `classify`, and to `train` for further training. */
  classifier_id: string
  /** Number of examples in this call. */
  num_samples: number
  /** What the training cost. */
  usage: TokenUsage
}

/** Lists the classifiers of the calling key. Throws `ApiError` 401 for an invalid key. */
export const listClassifiers = (client: Client, options: CallOptions = {}): Call<Classifier[]> =>
  send(client, `${client.hosts.dashboard}/api/v1/classifiers`, { ...options, auth: byKey })

/** Deletes a classifier of the calling key. Throws `ApiError` 401, 404 when the key has no such classifier. */
export const deleteClassifier = (client: Client, id: string, options: CallOptions = {}): Call<Deletion> =>
  send(client, `${client.hosts.dashboard}/api/v1/classifiers/${pathSegment(id)}`, {
    ...options,
    method: 'DELETE',
    auth: byKey,
  })

/**
 * Assigns a label to each input. The type of `prediction` is the type of the given labels. Throws `ApiError` 400, 401, 402, 404 for an
 * unknown classifier, 422, 429.
 * @example
 * ```ts
 * const { data } = await classify(client, {
 *   model: 'jina-embeddings-v3',
 *   input: 'Well done!',
 *   labels: ['praise', 'complaint'],
 * })
 * ```
 * @see {@link https://search-foundation.example/docs/classification}
 */
export const classify = <const Body extends ClassifyRequest>(
  client: Client,
  body: Exact<Body, ClassifyRequest>,
  options: CallOptions = {},
): Call<ClassifyResponse<IsGrouped<Body>, LabelOf<Body>>> => postJson(client, 'classify', body, options)

/**
 * Trains a classifier with examples. Throws `ApiError` 400, 401, 402, 404, 422 for fewer than two labels, 429.
 *
 * @example
 * ```ts
 * const input = [
 *   { text: 'Well done!', label: 'praise' },
 *   { text: 'It broke.', label: 'complaint' },
 * ]
 * const { classifier_id } = await train(client, {
 *   model: 'jina-embeddings-v3',
 *   input,
 * })
 * ```
 * @see {@link https://search-foundation.example/docs/classification}
 */
export const train = (client: Client, body: TrainRequest, options: CallOptions = {}): Call<TrainResponse> =>
  postJson(client, 'train', body, options)
