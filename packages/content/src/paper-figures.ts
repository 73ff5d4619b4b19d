import type { PaperId } from './papers.ts'

/** A label that is translated: its message is `content-papers:figureLabel.<word>`. */
export type FigureWord =
  | 'thisPaper'
  | 'bertEncoders'
  | 'text'
  | 'image'
  | 'dataSets'
  | 'languages'
  | 'domains'
  | 'tasks'
  | 'validJson'

/** A number that a paper reports. */
export interface FigureBar {
  /** A name, which is the same in every language, or a word. Empty if the number says enough. */
  label: string | { word: FigureWord }
  value: number
  /** It belongs to the paper's own model or method. */
  own: boolean
}

/** The picture of a paper: numbers that it reports, or a sketch of its method. Its caption is `content-papers:figureCaption.<paper>`. */
export type PaperFigure =
  | {
      kind: 'bars'
      /** Value of a bar of no length; zero unless the values are close to each other. */
      from: number
      bars: readonly FigureBar[]
    }
  | { kind: 'sketch'; sketch: 'late-chunking' | 'passage-tokens' | 'language-pairs' }

const own = (label: FigureBar['label'], value: number): FigureBar => ({ label, value, own: true })
const other = (label: FigureBar['label'], value: number): FigureBar => ({ label, value, own: false })

/** The picture of each paper. Numbers are from the abstract, the text or the model card of the paper. */
export const paperFigures: Readonly<Record<PaperId, PaperFigure>> = {
  'jina-embeddings-v1': {
    kind: 'bars',
    from: 0,
    bars: [
      own('tiny', 14_000_000),
      own('small', 35_000_000),
      own('base', 110_000_000),
      own('large', 330_000_000),
    ],
  },
  'jina-embeddings-v2': {
    kind: 'bars',
    from: 0,
    bars: [own({ word: 'thisPaper' }, 8192), other({ word: 'bertEncoders' }, 512)],
  },
  'bilingual-embeddings': {
    kind: 'sketch',
    sketch: 'language-pairs',
  },
  'jina-clip-v1': {
    kind: 'bars',
    from: 0,
    bars: [own('STSBenchmark, Spearman', 0.8493), own('Flickr30k, recall@1', 0.6748)],
  },
  'pe-rank': {
    kind: 'sketch',
    sketch: 'passage-tokens',
  },
  'jina-colbert-v2': {
    kind: 'bars',
    from: 0.45,
    bars: [own('jina-colbert-v2', 0.521), other('jina-colbert-v1-en', 0.494), other('ColBERTv2', 0.489)],
  },
  'late-chunking': {
    kind: 'sketch',
    sketch: 'late-chunking',
  },
  'jina-embeddings-v3': {
    kind: 'bars',
    from: 0,
    bars: [1024, 768, 512, 256, 128, 64, 32].map((size) => own('', size)),
  },
  'jina-clip-v2': {
    kind: 'bars',
    from: 0,
    bars: [own({ word: 'text' }, 561_000_000), own({ word: 'image' }, 304_000_000)],
  },
  'air-bench': {
    kind: 'bars',
    from: 0,
    bars: [
      own({ word: 'dataSets' }, 69),
      own({ word: 'languages' }, 13),
      own({ word: 'domains' }, 9),
      own({ word: 'tasks' }, 2),
    ],
  },
  'readerlm-v2': {
    kind: 'bars',
    from: 0,
    bars: [own('Markdown, ROUGE-L', 0.84), own('JSON, F1', 0.81), own({ word: 'validJson' }, 0.98)],
  },
  'jina-embeddings-v4': {
    kind: 'bars',
    from: 50,
    bars: [own('jina-embeddings-v4', 66.49), other('text-embedding-3-large', 59.27)],
  },
  'jina-code-embeddings': {
    kind: 'bars',
    from: 70,
    bars: [
      other('voyage-code-3', 79.23),
      own('1.5B', 78.94),
      own('0.5B', 78.72),
      other('gemini-embedding-001', 77.38),
      other('jina-embeddings-v4', 74.11),
      other('Qwen3-Embedding-0.6B', 73.49),
    ],
  },
}
