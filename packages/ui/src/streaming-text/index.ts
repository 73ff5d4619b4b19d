export { StreamingText, type StreamingTextProps } from './streaming-text.tsx'
