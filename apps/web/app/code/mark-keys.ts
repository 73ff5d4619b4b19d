import type { ShikiTransformer } from 'shiki'

/** How samples name the key, by how their language writes a text: in quotes of its own, or within those around it. */
const readings: readonly (readonly [written: RegExp, form: 'bare' | 'single' | 'double'])[] = [
  [/\$SEARCH_FOUNDATION_API_KEY/g, 'bare'],
  [/(?<=SEARCH_FOUNDATION_API_KEY=")[^"]+/g, 'bare'],
  [/process\.env\.SEARCH_FOUNDATION_API_KEY/g, 'single'],
  [/os\.environ\["SEARCH_FOUNDATION_API_KEY"\]/g, 'double'],
]

/** Makes a slot of what stands for the key in a highlighted sample: `key-texts.ts` fills it. */
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
