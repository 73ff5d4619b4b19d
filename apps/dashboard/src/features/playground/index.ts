export { EmbeddingPlayground } from './embedding-playground.tsx'
