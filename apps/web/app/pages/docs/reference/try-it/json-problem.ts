/** Returns why a text is no JSON object, with the line where its parser names one; undefined if it is one. */
export function jsonProblem(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? undefined : 'The body must be a JSON object: { … }.'
  } catch (error) {
    const position = Number(/position (\d+)/.exec(String(error))?.[1] ?? Number.NaN)
    if (Number.isNaN(position)) return 'This is not valid JSON.'
    return `This is not valid JSON: see line ${text.slice(0, position).split('\n').length}.`
  }
}
