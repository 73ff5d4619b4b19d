export { Message, type MessageProps, type MessageSource } from './message.tsx'
