import { api, tagsOfTokens } from '../api.ts'
import { runProduct, type OnProgress, type ProductRequest, type ProductResult } from '../run-product.ts'
import { change } from '../sdk-call.ts'

export interface ProductRun {
  apiKey: string
  request: ProductRequest
  onProgress?: OnProgress
}

/** The products, called with a visitor's key to try them. */
export const playgroundApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Calls a product. Aborting the mutation ends the call. */
    runProduct: build.mutation<ProductResult, ProductRun>({
      queryFn: change((client, { apiKey, request, onProgress }, options) =>
        runProduct(client, request, { ...options, apiKey }, onProgress),
      ),
      invalidatesTags: tagsOfTokens,
    }),
  }),
})

export const { useRunProductMutation } = playgroundApi
