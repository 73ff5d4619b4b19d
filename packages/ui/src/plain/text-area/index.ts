export { PlainTextArea, type PlainTextAreaProps } from './text-area.tsx'
