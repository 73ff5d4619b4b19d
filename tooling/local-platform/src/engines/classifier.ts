import { embed, similarity } from './embedding.ts'

/** One class and the vector that stands for it. */
export interface Prototype {
  label: string
  vector: Float32Array
}

export interface Prediction {
  label: string
  /** Probability, 0 to 1; the scores of one input sum to 1. */
  score: number
}

const DIMENSIONS = 1024

/** How sharply a difference in similarity turns into a difference in probability. */
const SHARPNESS = 12

/** Zero-shot: a class is its own name. */
export function labelPrototypes(labels: readonly string[]): Prototype[] {
  return labels.map((label) => ({ label, vector: embed(label, DIMENSIONS) }))
}

/** Few-shot: a class is the mean of its examples. */
export function examplePrototypes(examples: readonly { text: string; label: string }[]): Prototype[] {
  return [...Map.groupBy(examples, ({ label }) => label)].map(([label, ofClass]) => {
    const vector = new Float32Array(DIMENSIONS)
    for (const { text } of ofClass)
      for (const [index, value] of embed(text, DIMENSIONS).entries())
        vector[index] = (vector[index] ?? 0) + value
    const length = Math.hypot(...vector) || 1
    return { label, vector: vector.map((value) => value / length) }
  })
}

/** The classes for a text, most probable first. */
export function classify(text: string, prototypes: readonly Prototype[]): Prediction[] {
  const vector = embed(text, DIMENSIONS)
  const weights = prototypes.map((prototype) => Math.exp(SHARPNESS * similarity(vector, prototype.vector)))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return prototypes
    .map(({ label }, index) => ({ label, score: (weights[index] ?? 0) / sum }))
    .toSorted((a, b) => b.score - a.score)
}
