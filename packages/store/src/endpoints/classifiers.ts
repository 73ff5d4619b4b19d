import {
  classify,
  deleteClassifier,
  listClassifiers,
  train,
  type Classifier,
  type ClassifyResponse,
  type ClassifyRequest,
  type TrainResponse,
  type TrainRequest,
} from '@search-foundation/api-client'

import { api, tagsOfTokens } from '../api.ts'
import { change, read } from '../sdk-call.ts'

/** Classifiers of a key. */
export const classifiersApi = api.injectEndpoints({
  endpoints: (build) => ({
    classifiers: build.query<Classifier[], string>({
      queryFn: read('classifiers', (client, apiKey, options) =>
        listClassifiers(client, { ...options, apiKey }),
      ),
      providesTags: ['Classifiers'],
    }),
    deleteClassifier: build.mutation<{ deleted: true }, { apiKey: string; id: string }>({
      queryFn: change((client, { apiKey, id }) => deleteClassifier(client, id, { apiKey })),
      // Also after a refusal: another tab may have deleted it.
      invalidatesTags: ['Classifiers'],
    }),
    train: build.mutation<TrainResponse, { apiKey: string; body: TrainRequest }>({
      queryFn: change((client, { apiKey, body }, options) => train(client, body, { ...options, apiKey })),
      invalidatesTags: [...tagsOfTokens, 'Classifiers'],
    }),
    classify: build.mutation<ClassifyResponse<boolean>, { apiKey: string; body: ClassifyRequest }>({
      queryFn: change((client, { apiKey, body }, options) => classify(client, body, { ...options, apiKey })),
      invalidatesTags: tagsOfTokens,
    }),
  }),
})

export const { useClassifiersQuery, useDeleteClassifierMutation, useTrainMutation, useClassifyMutation } =
  classifiersApi
