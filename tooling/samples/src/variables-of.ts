/**
 * Returns the ids of a response as environment variables for the samples after it: `classifier_id` is `CLASSIFIER_ID`. Pages tell readers to set
 * them.
 */
export function variablesOf(output: string): Record<string, string> {
  try {
    const body: unknown = JSON.parse(output)
    if (body === null || typeof body !== 'object') return {}
    return Object.fromEntries(
      Object.entries(body).flatMap(([name, value]) =>
        typeof value === 'string' && /(^|_)id$/.test(name)
          ? [[name.replace(/^_/, '').toUpperCase(), value]]
          : [],
      ),
    )
  } catch {
    // Text has no ids.
    return {}
  }
}
