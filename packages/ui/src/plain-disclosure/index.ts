export { PlainDisclosure, type PlainDisclosureProps } from './plain-disclosure.tsx'
