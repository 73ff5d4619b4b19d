/** Where a model can be had. */
export type ModelSource =
  | 'api'
  | 'commercial-license'
  | 'aws-sagemaker'
  | 'microsoft-azure'
  | 'google-cloud'
  | 'model-hub'

export type ModelType = 'embedding' | 'reranker' | 'reader'

/** One thing a model takes in. */
export interface ModelInput {
  kind: 'text' | 'image' | 'pdf' | 'html' | 'json-schema'
  role: string | null
}

/**
 * The facts of one model. `null` and empty lists mean: unknown, so a page leaves the row out. Its summary is the message
 * `content-models:summary.<slug>`.
 */
export interface Model<Slug extends string = string> {
  /** Public model id; also its path under `/models`. */
  slug: Slug
  types: readonly ModelType[]
  /** Whether it is one of the ten names of specification §3. */
  featured: boolean
  /** YYYY-MM-DD. */
  releaseDate: string | null
  parameters: number
  parametersLabel: string
  /** Longest input in tokens. */
  contextTokens: number
  outputDimensions: number | null
  /** Sizes a vector may be cut to (Matryoshka). */
  matryoshkaDimensions: readonly number[]
  languages: number | null
  inputs: readonly ModelInput[]
  outputs: readonly ('vector' | 'multi-vector' | 'rankings' | 'markdown' | 'json')[]
  imageInput: string | null
  license: string | null
  /** Values of the API's `task`. */
  tasks: readonly string[]
  baseModel: string | null
  architecture: string | null
  related: readonly string[]
  /** Id of the research paper in `papers`. */
  paper: string | null
  /** A newer model replaces it. */
  deprecated: boolean
  availability: readonly ModelSource[]
}
