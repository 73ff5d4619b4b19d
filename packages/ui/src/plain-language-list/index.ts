export { PlainLanguageList, type PlainLanguageListProps } from './plain-language-list.tsx'
