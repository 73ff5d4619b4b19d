import type { z } from 'zod'

import { ApiFailure } from '../../kernel/http/api-failure.ts'
import type { ModelServices } from '../calls/model-services.ts'
import { textsOf, type classifyRequest, type ClassifyResponse } from '../compute/classify.ts'
import type { Demand } from '../compute/compute.ts'
import type { Work } from '../compute/work.ts'
import { findClassifier, noteUse, readPrototypes } from './classifiers.ts'

const invalid = (field: string, msg: string) =>
  new ApiFailure(422, [{ loc: ['body', field], msg, type: 'value_error' }])

/** With a trained classifier, charged by its inputs. Throws 404 if the key may not use it, 422 if the request has labels. */
async function prepareFewShot(
  { database, now, compute }: ModelServices,
  request: z.infer<typeof classifyRequest>,
  id: string,
  demand: Demand,
): Promise<Work<ClassifyResponse>> {
  if (request.labels !== undefined)
    throw invalid('labels', 'A trained classifier has its own labels. Leave labels out.')
  if ((await findClassifier(database, id, demand.caller)) === undefined)
    throw new ApiFailure(404, 'This classifier does not exist.')
  const texts = textsOf(request.input)
  const tokens = await compute.run('countTokens', texts, demand)
  return {
    tokens,
    answer: async () => {
      const prototypes = await readPrototypes(database, id)
      await noteUse(database, id, now())
      return compute.run('classifyByPrototypes', { tokens, texts, prototypes }, demand)
    },
  }
}

/**
 * Zero-shot, or with a trained classifier. The caller of `demand` is the id of the key. Throws 400, 404 or 422.
 */
export function prepareClassify(services: ModelServices) {
  return (request: z.infer<typeof classifyRequest>, demand: Demand): Promise<Work<ClassifyResponse>> => {
    const { model, classifier_id: classifier } = request
    if (model !== undefined && classifier !== undefined)
      throw invalid('classifier_id', 'Give model or classifier_id, not both.')
    return classifier === undefined
      ? services.compute.prepare('classify', request, demand)
      : prepareFewShot(services, request, classifier, demand)
  }
}
