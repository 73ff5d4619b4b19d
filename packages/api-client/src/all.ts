export { searchFoundation, type SearchFoundation } from './search-foundation.ts'
