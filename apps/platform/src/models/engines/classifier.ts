import { embed, similarity } from './embedding.ts'

/** A class and its prototype vector. */
export interface Prototype {
  label: string
  vector: Float32Array
}

export interface Prediction {
  label: string
  /** Probability, 0 to 1; the scores of one input sum to 1. */
  score: number
}

const dimensionCount = 1024

/** How sharply a difference in similarity turns into a difference in probability. */
const sharpness = 12

/** Zero-shot: a class is its own name. */
export function labelPrototypes(labels: readonly string[]): Prototype[] {
  return labels.map((label) => ({ label, vector: embed(label, dimensionCount) }))
}

/** The stored state of a class: the sum of the vectors of its examples, to which more can be added later. */
export interface ClassSum {
  label: string
  vector: Float32Array
  examples: number
}

/** Adds up the vectors of examples by their label. */
export function sumOfClasses(examples: readonly { text: string; label: string }[]): ClassSum[] {
  return [...Map.groupBy(examples, ({ label }) => label)].map(([label, ofClass]) => {
    const vector = new Float32Array(dimensionCount)
    for (const { text } of ofClass)
      for (const [index, value] of embed(text, dimensionCount).entries())
        vector[index] = (vector[index] ?? 0) + value
    return { label, vector, examples: ofClass.length }
  })
}

/** Few-shot: a class is the mean of its examples, at length 1. */
export function prototypeOf(label: string, sum: Float32Array): Prototype {
  const length = Math.hypot(...sum) || 1
  return { label, vector: sum.map((value) => value / length) }
}

/** The classes for a text, most probable first. */
export function classify(text: string, prototypes: readonly Prototype[]): Prediction[] {
  const vector = embed(text, dimensionCount)
  const weights = prototypes.map((prototype) => Math.exp(sharpness * similarity(vector, prototype.vector)))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return prototypes
    .map(({ label }, index) => ({ label, score: (weights[index] ?? 0) / sum }))
    .toSorted((a, b) => b.score - a.score)
}
