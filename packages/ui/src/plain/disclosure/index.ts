export { PlainDisclosure, type PlainDisclosureProps } from './disclosure.tsx'
