import type { PaperId } from './papers.ts'

/** A number that a paper reports. */
export interface FigureBar {
  label: string
  value: number
  /** The number as the paper writes it. */
  text: string
  /** It belongs to the paper's own model or method. */
  own: boolean
}

/** The picture of a paper: numbers that it reports, or a sketch of its method. Labels are in English, like the papers. */
export type PaperFigure =
  | {
      kind: 'bars'
      caption: string
      /** Value of a bar of no length; zero unless the values are close to each other. */
      from: number
      bars: readonly FigureBar[]
    }
  | { kind: 'sketch'; caption: string; sketch: 'late-chunking' | 'passage-tokens' | 'language-pairs' }

const own = (label: string, value: number, text = String(value)): FigureBar => ({
  label,
  value,
  text,
  own: true,
})
const other = (label: string, value: number, text = String(value)): FigureBar => ({
  label,
  value,
  text,
  own: false,
})

/** The picture of each paper. Numbers are from the abstract, the text or the model card of the paper. */
export const paperFigures: Readonly<Record<PaperId, PaperFigure>> = {
  'jina-embeddings-v1': {
    kind: 'bars',
    caption: 'Parameters of the four sizes',
    from: 0,
    bars: [
      own('tiny', 14, '14M'),
      own('small', 35, '35M'),
      own('base', 110, '110M'),
      own('large', 330, '330M'),
    ],
  },
  'jina-embeddings-v2': {
    kind: 'bars',
    caption: 'Longest input in tokens',
    from: 0,
    bars: [own('this paper', 8192, '8,192'), other('BERT-type encoders', 512)],
  },
  'bilingual-embeddings': {
    kind: 'sketch',
    caption: 'Three models, each with English and one more language',
    sketch: 'language-pairs',
  },
  'jina-clip-v1': {
    kind: 'bars',
    caption: 'One model for text and images',
    from: 0,
    bars: [own('STSBenchmark, Spearman', 0.8493), own('Flickr30k, recall@1', 0.6748)],
  },
  'pe-rank': {
    kind: 'sketch',
    caption: 'Each passage becomes one token of the ranking model',
    sketch: 'passage-tokens',
  },
  'jina-colbert-v2': {
    kind: 'bars',
    caption: 'nDCG@10, average of 14 BEIR sets; bars begin at 0.45',
    from: 0.45,
    bars: [own('jina-colbert-v2', 0.521), other('jina-colbert-v1-en', 0.494), other('ColBERTv2', 0.489)],
  },
  'late-chunking': {
    kind: 'sketch',
    caption: 'Embed the whole text first, pool each chunk afterwards',
    sketch: 'late-chunking',
  },
  'jina-embeddings-v3': {
    kind: 'bars',
    caption: 'Numbers per vector, as it may be shortened',
    from: 0,
    bars: [1024, 768, 512, 256, 128, 64, 32].map((size) => own('', size, size.toLocaleString('en-US'))),
  },
  'jina-clip-v2': {
    kind: 'bars',
    caption: 'Parameters of the two towers',
    from: 0,
    bars: [own('text', 561, '561M'), own('image', 304, '304M')],
  },
  'air-bench': {
    kind: 'bars',
    caption: 'What the benchmark covers',
    from: 0,
    bars: [own('data sets', 69), own('languages', 13), own('domains', 9), own('tasks', 2)],
  },
  'readerlm-v2': {
    kind: 'bars',
    caption: 'HTML to Markdown and to JSON',
    from: 0,
    bars: [own('Markdown, ROUGE-L', 0.84), own('JSON, F1', 0.81), own('JSON, valid output', 0.98)],
  },
  'jina-embeddings-v4': {
    kind: 'bars',
    caption: 'Multilingual retrieval; bars begin at 50',
    from: 50,
    bars: [own('jina-embeddings-v4', 66.49), other('text-embedding-3-large', 59.27)],
  },
  'jina-code-embeddings': {
    kind: 'bars',
    caption: 'MTEB-code average; bars begin at 70',
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
