/** Maturity of an open-source project (specification §3). */
export const projectStatuses = ['incubating', 'sandbox', 'graduated', 'archived', 'linux_foundation'] as const

export type ProjectStatus = (typeof projectStatuses)[number]

/** Name of each status's icon in the design system's icon set. */
export const statusIcons = {
  incubating: 'activity',
  sandbox: 'blocks',
  graduated: 'circle-check',
  archived: 'package',
  linux_foundation: 'users',
} as const satisfies Record<ProjectStatus, string>

/** An open-source project. What it does is the message `web-about-us:project.<key>`. */
export interface OpenSourceProject {
  key: string
  name: string
  link: string
  license: string
  status: ProjectStatus
}

/** Our own projects and research code, and one that a foundation hosts. */
export const openSourceProjects = [
  {
    key: 'api-client',
    name: 'api-client',
    link: 'https://code.search-foundation.example/api-client',
    license: 'Apache-2.0',
    status: 'graduated',
  },
  {
    key: 'platform',
    name: 'platform',
    link: 'https://code.search-foundation.example/platform',
    license: 'Apache-2.0',
    status: 'incubating',
  },
  {
    key: 'ui',
    name: 'ui',
    link: 'https://code.search-foundation.example/ui',
    license: 'Apache-2.0',
    status: 'incubating',
  },
  {
    key: 'late-chunking',
    name: 'late-chunking',
    link: 'https://github.com/jina-ai/late-chunking',
    license: 'Apache-2.0',
    status: 'sandbox',
  },
  {
    key: 'docarray',
    name: 'DocArray',
    link: 'https://github.com/docarray/docarray',
    license: 'Apache-2.0',
    status: 'linux_foundation',
  },
  {
    key: 'finetuner',
    name: 'Finetuner',
    link: 'https://github.com/jina-ai/finetuner',
    license: 'Apache-2.0',
    status: 'archived',
  },
] as const satisfies readonly OpenSourceProject[]
