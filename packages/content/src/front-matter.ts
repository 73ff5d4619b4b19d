import { parse } from 'yaml'

const frontMatter = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/

/** The head and the text of a Markdown file. */
export interface FrontMatter {
  /** The value of a field, of any kind; undefined when there is none. */
  value: (name: string) => unknown
  /** The value of a field that must be a text with content. Throws otherwise. */
  text: (name: string) => string
  /** Markdown without front matter. */
  body: string
}

/**
 * Splits the source text of a Markdown file into front matter (YAML between lines of three hyphens) and Markdown.
 *
 * @param where names the file in errors: `de/late-chunking`
 * @throws when there is no front matter, or it is not a list of fields
 */
export function readFrontMatter(source: string, where: string): FrontMatter {
  const [, head, body] = frontMatter.exec(source) ?? []
  if (head === undefined || body === undefined) throw new Error(`${where} has no front matter.`)
  const fields: unknown = parse(head, { schema: 'core' })
  if (fields === null || typeof fields !== 'object')
    throw new Error(`The front matter of ${where} is not a list of fields.`)
  const values = new Map<string, unknown>(Object.entries(fields))
  return {
    value: (name) => values.get(name),
    text: (name) => {
      const value = values.get(name)
      if (typeof value !== 'string' || value.trim() === '')
        throw new Error(`${where}: "${name}" must be a text.`)
      return value
    },
    body,
  }
}
