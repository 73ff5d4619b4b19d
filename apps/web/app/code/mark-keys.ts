import type { ShikiTransformer } from 'shiki'

/** How samples write the key: with quotes of its own, or inside a longer quoted text. */
const readings: readonly (readonly [written: RegExp, form: 'bare' | 'single' | 'double'])[] = [
  [/\$SEARCH_FOUNDATION_API_KEY/g, 'bare'],
  [/(?<=SEARCH_FOUNDATION_API_KEY=")[^"]+/g, 'bare'],
  [/process\.env\.SEARCH_FOUNDATION_API_KEY/g, 'single'],
  [/os\.environ\["SEARCH_FOUNDATION_API_KEY"\]/g, 'double'],
  [/\{os\.environ\['SEARCH_FOUNDATION_API_KEY'\]\}/g, 'bare'],
]

/** Turns each mention of the key in a highlighted sample into a slot, which `key-texts.ts` fills. */
export const markKeys: ShikiTransformer = {
  name: 'mark-keys',
  preprocess(code, options) {
    const decorations = readings.flatMap(([written, form]) =>
      [...code.matchAll(written)].map(({ index, 0: text }) => ({
        start: index,
        end: index + text.length,
        properties: { 'data-slot': `key:${form}`, 'data-written': text },
      })),
    )
    options.decorations = [...(options.decorations ?? []), ...decorations]
  },
}
