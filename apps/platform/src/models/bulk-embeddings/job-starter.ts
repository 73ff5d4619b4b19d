import type { ModelServices } from '../calls/model-services.ts'
import type { BulkJob } from './jobs.ts'
import { startJob, type JobToStart } from './start-job.ts'
import { upstreamJobs } from './upstream-jobs.ts'

/** A job that is started here or at the inference service, which takes its file. */
export interface NewFileJob extends JobToStart {
  /** Reads the file; only called for the service. */
  file: () => Promise<File>
}

/** Starts jobs where they are done: at the inference service if there is one and no server of our own embeds, otherwise here. */
export interface JobStarter {
  engine: 'local' | 'upstream'
  /** Throws 402, with nothing started, when the balance does not cover the job. `signal` ends the call of the service. */
  start(job: NewFileJob, signal: AbortSignal): Promise<BulkJob>
}

/** `wake` wakes the worker for a new job. */
export function jobStarter(services: ModelServices, wake: () => void): JobStarter {
  const { upstream, modelServers } = services.config
  if (upstream !== undefined && modelServers.embeddings === undefined) {
    const { create } = upstreamJobs(services, upstream)
    return { engine: 'upstream', start: async (job, signal) => create(job, await job.file(), signal) }
  }
  return {
    engine: 'local',
    async start(job) {
      const started = await startJob(services, job)
      wake()
      return started
    },
  }
}
