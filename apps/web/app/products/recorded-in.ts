import { engineNamed, type Engine } from './demo/engine-of.ts'

/**
 * Returns the recorded result of a demo in a language: what `scripts/generate-demos.ts` wrote to `app/generated/demos`. Throws when it was
 * not recorded.
 */
export function recordedIn<Result extends { engine: Engine }>(
  recordings: Readonly<Record<string, Readonly<Partial<Record<keyof Result, unknown>>> & { engine: string }>>,
  locale: string,
): Result {
  const recording = recordings[locale]
  if (recording === undefined) throw new Error(`No demo was recorded in the language ${locale}.`)
  return { ...recording, engine: engineNamed(recording.engine) } as Result
}
