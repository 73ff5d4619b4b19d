import type { Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'

import { tools, type Tool } from './tools.ts'

const listed = ({ name, title, description, input, isOpenWorld }: Tool): ListedTool => {
  const { $schema: _, ...inputSchema } = z.toJSONSchema(input, { io: 'input' })
  return {
    name,
    title,
    description,
    inputSchema: inputSchema as ListedTool['inputSchema'],
    annotations: { title, readOnlyHint: true, destructiveHint: false, openWorldHint: isOpenWorld },
  }
}

/** Every tool as agents receive it. */
export const listedTools: readonly ListedTool[] = tools.map(listed)
