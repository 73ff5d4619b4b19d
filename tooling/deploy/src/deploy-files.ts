import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@search-foundation/start/repository'

/** The folder of what is deployed. */
export const deployFolder = join(root, 'deploy')

/** The text of a file of `deploy/`. */
export const readDeployed = (file: string): string => readFileSync(join(deployFolder, file), 'utf8')
