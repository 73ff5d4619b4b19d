import { serveWork } from '../../kernel/worker-pool.ts'
import { extractPage } from './extract-page.ts'

serveWork(extractPage)
