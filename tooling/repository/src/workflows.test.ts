import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

import { read, trackedFiles } from './repository.ts'

interface Step {
  uses?: string
  run?: string
  with?: Record<string, unknown>
}

interface Job {
  permissions?: Record<string, string>
  'timeout-minutes'?: number
  steps: Step[]
}

interface Workflow {
  permissions: Record<string, string>
  concurrency: unknown
  jobs: Record<string, Job>
}

const files = trackedFiles('.github/workflows/*.yml')
const workflowIn = (file: string) => parse(read(file)) as Workflow

describe.each(files)('%s', (file) => {
  const workflow = workflowIn(file)
  const jobs = Object.entries(workflow.jobs)
  const steps = jobs.flatMap(([, job]) => job.steps)

  test("is valid for GitHub's own parser", () => {
    const { context } = parseWorkflow({ name: file, content: read(file) }, new NoOperationTraceWriter())
    expect(context.errors.getErrors().map(({ message }) => message)).toEqual([])
  })

  test('uses actions by their digest, with the version beside it', () => {
    const used = [...read(file).matchAll(/^.*uses: (.*)$/gm)].map(([, action]) => action)
    expect(used).toHaveLength(steps.filter(({ uses }) => uses).length)
    for (const action of used) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('gives a job the rights that it needs, and leaves no credentials in a checkout', () => {
    expect(Object.values(workflow.permissions).filter((right) => right !== 'read')).toEqual([])
    expect(workflow).toHaveProperty('concurrency')
    for (const { uses, with: given } of steps)
      if (uses?.startsWith('actions/checkout@')) expect(given).toMatchObject({ 'persist-credentials': false })
  })

  test('ends every job, and puts no text of others into a script', () => {
    expect(jobs.filter(([, job]) => job['timeout-minutes'] === undefined)).toEqual([])
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([])
  })
})

test('all workflows use the same version of an action', () => {
  const used = files.flatMap((file) => [...read(file).matchAll(/uses: ([\w-]+\/[\w-]+)[\w/-]*@(\S+)/g)])
  const versions = Map.groupBy(used, ([, action]) => action)
  for (const uses of versions.values()) expect(new Set(uses.map(([, , digest]) => digest)).size).toBe(1)
})
