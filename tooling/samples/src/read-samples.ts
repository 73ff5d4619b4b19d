import { parseFence, type FenceMark } from '@search-foundation/content/fence'

/** A block of code of a page. */
export interface Block {
  language: string
  mark: FenceMark
  code: string
  /** Line of the file's text at which it begins, from 1. */
  line: number
}

/** A sample in one or more languages, and what each of them prints. */
export interface Sample {
  blocks: readonly Block[]
  /** Undefined where the page shows no response. */
  output: Block | undefined
}

/** Returns every block of code of a Markdown text. Throws for one without a mark. */
export function readBlocks(markdown: string): Block[] {
  return [...markdown.matchAll(/^```(\w*)([^\n]*)\n([\s\S]*?)^```$/gm)].map(
    ({ 1: language = '', 2: words = '', 3: code = '', index }) => {
      const line = markdown.slice(0, index).split('\n').length
      try {
        return { language, code, line, mark: parseFence(words).mark }
      } catch (error) {
        throw new Error(`Line ${line}: ${(error as Error).message}`, { cause: error })
      }
    },
  )
}

/**
 * Returns the samples of a page in its order. Blocks that follow each other in different languages are one sample, as the page shows them in
 * tabs; an output belongs to the sample before it.
 */
export function readSamples(markdown: string): Sample[] {
  const samples: { blocks: Block[]; output: Block | undefined }[] = []
  for (const block of readBlocks(markdown)) {
    const last = samples.at(-1)
    if (block.mark === 'shown') continue
    if (block.mark === 'output') {
      if (last === undefined || last.output !== undefined)
        throw new Error(`Line ${block.line}: a response without a sample.`)
      last.output = block
    } else if (
      last === undefined ||
      last.output !== undefined ||
      last.blocks.some(({ language }) => language === block.language)
    )
      samples.push({ blocks: [block], output: undefined })
    else last.blocks.push(block)
  }
  return samples
}
