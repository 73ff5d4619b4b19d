import { registerHooks } from 'node:module'

export interface ModulePatch {
  /** End of the module's address. */
  file: string
  original: string
  replacement: string
}

/** Replaces a text in a module of another package, for modules that are loaded from now on. Loading throws an Error when the text is not there. */
export function patchModule({ file, original, replacement }: ModulePatch): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      if (!url.endsWith(file)) return loaded
      const { source: bytes } = loaded
      const source = typeof bytes === 'string' ? bytes : Buffer.from(bytes as Uint8Array).toString()
      if (!source.includes(original)) throw new Error(`${file} is not as expected: it lacks ${original}`)
      return { ...loaded, source: source.replace(original, () => replacement) }
    },
  })
}
