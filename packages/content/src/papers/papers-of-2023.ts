import type { Paper } from './paper.ts'

export const papersOf2023 = [
  {
    id: 'jina-embeddings-v1',
    title: 'Jina Embeddings: A Novel Set of High-Performance Sentence Embedding Models',
    authors: [
      'Michael Günther',
      'Louis Milliken',
      'Jonathan Geuter',
      'Georgios Mastrapas',
      'Bo Wang',
      'Han Xiao',
    ],
    models: [
      'jina-embedding-t-en-v1',
      'jina-embedding-s-en-v1',
      'jina-embedding-b-en-v1',
      'jina-embedding-l-en-v1',
    ],
    link: 'https://arxiv.org/abs/2307.11224',
    date: '2023/07/20',
    paperImage: 'jina-embeddings-v1',
    conference: 'EMNLP 2023',
  },
  {
    id: 'jina-embeddings-v2',
    title: 'Jina Embeddings 2: 8192-Token General-Purpose Text Embeddings for Long Documents',
    authors: [
      'Michael Günther',
      'Jackmin Ong',
      'Isabelle Mohr',
      'Alaeddine Abdessalem',
      'Tanguy Abel',
      'Mohammad Kalim Akram',
      'Susana Guzman',
      'Georgios Mastrapas',
      'Saba Sturua',
      'Bo Wang',
      'Maximilian Werk',
      'Nan Wang',
      'Han Xiao',
    ],
    models: ['jina-embeddings-v2-base-en', 'jina-embeddings-v2-small-en'],
    link: 'https://arxiv.org/abs/2310.19923',
    date: '2023/10/30',
    paperImage: 'jina-embeddings-v2',
  },
] as const satisfies readonly Paper[]
