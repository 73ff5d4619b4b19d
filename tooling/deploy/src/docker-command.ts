import { DockerfileParser } from 'dockerfile-ast'

import { readDeployed } from './deploy-files.ts'

/**
 * The program and the parameters that an instruction of the Dockerfile runs (`["node", "main.ts"]`). Throws without that instruction, or
 * when it is a line for a shell.
 */
export function dockerCommand(keyword: 'CMD' | 'HEALTHCHECK'): [string, ...string[]] {
  const instructions = DockerfileParser.parse(readDeployed('Dockerfile')).getInstructions()
  const content = instructions.findLast((one) => one.getKeyword() === keyword)?.getArgumentsContent() ?? ''
  const [program, ...parameters] = JSON.parse(content.slice(content.indexOf('['))) as string[]
  if (program === undefined) throw new Error(`${keyword} names no program`)
  return [program, ...parameters]
}
