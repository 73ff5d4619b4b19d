/** An example to learn from. */
export interface Example {
  text: string
  label: string
}

/** Passes over the examples, each of which is charged (default of the public API). */
export const iterations = 10

/** Returns the body of a zero-shot request. */
export const zeroShotBody = (model: string, labels: readonly string[], input: readonly string[]) => ({
  model,
  labels,
  input,
})

/** Returns the body of the request that teaches a new classifier. */
export const trainBody = (model: string, input: readonly Example[]) => ({
  model,
  access: 'private' as const,
  num_iters: iterations,
  input: input.map(({ text, label }) => ({ text, label })),
})

/** Returns the examples that have both a text and a label, without spaces at their ends. */
export const completeExamples = (examples: readonly Example[]): Example[] =>
  examples
    .map(({ text, label }) => ({ text: text.trim(), label: label.trim() }))
    .filter(({ text, label }) => text !== '' && label !== '')
