export { extractPage as work } from './extract-page.ts'
