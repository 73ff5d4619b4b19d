import { brand } from '@search-foundation/content/brand'

import { withinShellQuotes } from '../../../code/literal.ts'
import type { CodeSample } from '../../../code/request-samples.ts'
import type { PublicOperation } from '../../../ground/api-document.ts'
import { config } from '../../../ground/config.ts'
import type { RecordedExample } from './examples.ts'

const keyVariable = 'SEARCH_FOUNDATION_API_KEY'
const userVariable = 'IDENTITY_TOKEN'

/** Whether the samples of a call name a signed-in user: it is about an account, whoever else may send it. */
const isOfUser = ({ 'x-auth': auth, path }: PublicOperation): boolean =>
  auth === 'user' || path.startsWith('/api/v1/account/')

/** Returns the variable of the environment with the token that a call needs; undefined for a call without one. */
function tokenOf(operation: PublicOperation): string | undefined {
  const { 'x-auth': auth } = operation
  if (auth === 'none' || auth === 'optional-user' || auth === 'query-key') return undefined
  return isOfUser(operation) ? userVariable : keyVariable
}

/** Returns a recorded call as code: cURL and Python send what was sent, and TypeScript calls the function of the SDK that sent it. */
export function callSamples(operation: PublicOperation, example: RecordedExample): CodeSample[] {
  const url = `${operation['x-host'] === 'functions' ? brand.hosts.api : config.mainApiUrl}${example.request.path}`
  const token = tokenOf(operation)
  const typescript = sdkCall(operation, example)
  return [
    { name: 'cURL', language: 'shell', code: curl(operation, example, url, token) },
    ...(typescript === undefined
      ? []
      : [{ name: 'TypeScript', language: 'typescript' as const, code: typescript }]),
    { name: 'Python', language: 'python', code: python(operation, example, url, token) },
  ]
}

function curl(
  { method }: PublicOperation,
  { request: { type, body } }: RecordedExample,
  url: string,
  token: string | undefined,
): string {
  const isForm = type?.includes('form') === true
  const fields = isForm ? Object.entries((body ?? {}) as Record<string, string>) : []
  const json = type === 'application/json' ? JSON.stringify(body, null, 2) : undefined
  const isPlain = method === 'GET' || (method === 'POST' && type !== undefined)
  const lines = [
    `curl ${isPlain ? '' : `-X ${method} `}"${url}"`,
    ...(token === undefined ? [] : [`-H "Authorization: Bearer $${token}"`]),
    ...(json === undefined ? [] : ['-H "Content-Type: application/json"', `-d '${withinShellQuotes(json)}'`]),
    ...fields.map(([name, value]) => `-F "${name}=${value}"`),
    ...(type !== undefined && json === undefined && !isForm
      ? [`-H "Content-Type: ${type}"`, '--data-binary @part']
      : []),
  ]
  return lines.join(' \\\n  ')
}

function python(
  { method }: PublicOperation,
  { request: { type, body } }: RecordedExample,
  url: string,
  token: string | undefined,
): string {
  const fields = Object.entries((type?.includes('form') === true ? body : {}) as Record<string, string>)
  const files = fields.filter(([, value]) => value.startsWith('@'))
  const plain = Object.fromEntries(fields.filter(([, value]) => !value.startsWith('@')))
  const given = [
    `    "${url}",`,
    ...(token === undefined ? [] : [`    headers={"Authorization": f"Bearer {os.environ['${token}']}"},`]),
    ...(type === 'application/json' ? [`    json=${pythonValue(body, 4)},`] : []),
    ...(Object.keys(plain).length === 0 ? [] : [`    data=${pythonValue(plain, 4)},`]),
    ...files.map(([name, value]) => `    files={"${name}": open("${value.slice(1)}", "rb")},`),
    ...(type !== undefined && type !== 'application/json' && fields.length === 0
      ? ['    data=open("part", "rb"),']
      : []),
    '    timeout=60,',
  ]
  return [
    ...(token === undefined ? [] : ['import os']),
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(\n${given.join('\n')}\n)`,
    'response.raise_for_status()',
    'print(response.text)',
  ].join('\n')
}

/** Returns a JSON value as Python, with four spaces per level. */
const pythonValue = (value: unknown, indent: number): string =>
  JSON.stringify(value, null, 4)
    .replaceAll(
      /: (true|false|null)(?=,?$)/gm,
      (_, word: keyof typeof pythonWords) => `: ${pythonWords[word]}`,
    )
    .replaceAll('\n', `\n${' '.repeat(indent)}`)

const pythonWords = { true: 'True', false: 'False', null: 'None' }

/** Functions whose arguments are not the ids of the address and the body. */
const ownArguments = /^(?:each|download|embedDemo|listRateLimits|getUserInfo|getKeyInfo|getBulkDownloadUrl)/

/** Returns the call of the SDK; undefined where the SDK has none that takes what is sent. */
function sdkCall(operation: PublicOperation, { sdk, request }: RecordedExample): string | undefined {
  const { 'x-scope': scope, 'x-bot-check': isChecked, path } = operation
  if (sdk === undefined || isChecked === true || ownArguments.test(sdk)) return undefined
  const isProduct = scope !== undefined && scope !== 'billing'
  // What the account's functions take differs from what is sent: options beside the body, other names of fields.
  if (request.type !== undefined && !(isProduct && request.type === 'application/json')) return undefined
  const entry = isOfUser(operation) ? `${brand.sdk}/account` : brand.sdk
  const ids = path
    .split('/')
    .flatMap((part, index) =>
      part.startsWith('{') ? [decodeURIComponent(request.path.split('?')[0]?.split('/')[index] ?? '')] : [],
    )
  const given = [
    'client',
    ...ids.map((id) => `'${id}'`),
    ...(request.body === undefined ? [] : [typescriptValue(request.body)]),
  ]
  const token =
    entry === brand.sdk
      ? `{ apiKey: process.env.${keyVariable} }`
      : `{ identityToken: async () => process.env.${userVariable} ?? null }`
  const imports =
    entry === brand.sdk
      ? `import { createClient, ${sdk} } from '${brand.sdk}'`
      : `import { createClient } from '${brand.sdk}'\nimport { ${sdk} } from '${entry}'`
  return `${imports}\n\nconst client = createClient(${token})\nconst result = await ${sdk}(${given.join(', ')})\n\nconsole.log(result)`
}

const typescriptValue = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replaceAll(/^(\s*)"([a-z_]\w*)":/gim, '$1$2:')
    .replaceAll(/"((?:[^"\\'])*)"/g, "'$1'")
