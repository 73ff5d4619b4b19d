// Packs the built package, unpacks it into fresh projects as npm would install it, and uses it there: ESM, CommonJS, several versions and
// module kinds of TypeScript, and Vite. Also checks the contents of the package. Exits with status 1 at the first failed check.
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const maxFiles = 180
const maxUnpackedBytes = 450_000

const root = new URL('..', import.meta.url).pathname
const name = '@search-foundation/api-client'
const place = mkdtempSync(join(tmpdir(), 'packed-'))
const run = (command, parameters, cwd) =>
  execFileSync(command, parameters, { cwd, encoding: 'utf8', stdio: 'pipe' })
const check = (isSo, what) => {
  if (!isSo) throw new Error(what)
  console.log(`ok  ${what}`)
}

/** Creates a project with the package installed. */
function project(title, files, manifest = {}) {
  const folder = join(place, title)
  const installed = join(folder, 'node_modules', name)
  mkdirSync(installed, { recursive: true })
  run('tar', ['-xzf', join(place, 'package.tgz'), '-C', installed, '--strip-components=1'])
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: title, private: true, ...manifest }))
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
  return folder
}

/** Installs another package that is here, without what depends on it. */
const install = (folder, title, source) =>
  cpSync(realpathSync(source), join(folder, 'node_modules', title), { recursive: true, dereference: true })

const compilers = {
  5.6: 'typescript-5.6/bin/tsc',
  5.9: 'typescript-5.9/bin/tsc',
  6: '@typescript/typescript6/bin/tsc6',
  7: 'typescript/bin/tsc',
}
/** Compiles as the versions around it do, so that it compiles every kind of project in the nightly run, and one on a push. */
const between = ['5.9', '6']
const isNightly = process.env.NIGHTLY === '1'
const require = createRequire(import.meta.url)
const nodeTypes = realpathSync(dirname(require.resolve('@types/node/package.json')))
const telemetryApi = join(root, 'node_modules/@opentelemetry/api')

try {
  run('pnpm', ['pack', '--out', join(place, 'package.tgz')], root)
  const list = run('tar', ['-tzvf', join(place, 'package.tgz')])
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  const bytes = list.reduce((sum, [, , size]) => sum + Number(size), 0)
  check(list.length <= maxFiles, `${list.length} files, at most ${maxFiles}`)
  check(bytes <= maxUnpackedBytes, `${bytes} bytes unpacked, at most ${maxUnpackedBytes}`)

  const uses = `const client = sdk.createClient({ hosts: { dashboard: 'https://x.example' }, fetch: async () => new Response('[{"id":"1"}]') })
sdk.listTransactions(client).then(([first]) => { if (first.id !== '1') throw new Error('wrong answer') })
if (typeof sse.decodeEventStream !== 'function' || typeof upload.uploadBulkEmbeddings !== 'function') throw new Error('an entry is missing')
if (typeof webhooks.verifyWebhook !== 'function') throw new Error('/webhooks is missing')
if (typeof bulk.embedEach !== 'function') throw new Error('/bulk is missing')
if (typeof otel.withTelemetry !== 'function') throw new Error('/otel is missing')
if (typeof testing.createMockClient !== 'function') throw new Error('/testing is missing')
if (typeof account.listAccountKeys !== 'function') throw new Error('/account is missing')
if (typeof all.searchFoundation().billing.transactions !== 'function') throw new Error('/all is missing')`
  const entries = {
    sdk: name,
    account: `${name}/account`,
    bulk: `${name}/bulk`,
    otel: `${name}/otel`,
    sse: `${name}/sse`,
    testing: `${name}/testing`,
    upload: `${name}/upload`,
    webhooks: `${name}/webhooks`,
    all: `${name}/all`,
  }
  const esm = project('esm', {
    'use.mjs': `${Object.entries(entries)
      .map(([own, entry]) => `import * as ${own} from '${entry}'`)
      .join('\n')}\n${uses}`,
  })
  install(esm, '@opentelemetry/api', telemetryApi)
  run(process.execPath, ['use.mjs'], esm)
  const installed = JSON.parse(readFileSync(join(esm, 'node_modules', name, 'package.json'), 'utf8'))
  check(Object.keys(installed.dependencies ?? {}).length === 0, 'no dependencies')
  check(installed.sideEffects === false, 'no side effects')
  const inner = ['scripts', 'devDependencies'].filter((field) => field in installed)
  check(
    inner.length === 0 && !JSON.stringify(installed.exports).includes('source'),
    'no fields of development',
  )
  check(
    installed.repository?.url !== undefined && installed.publishConfig.provenance,
    'metadata for provenance',
  )
  check(true, 'ESM uses every entry')
  const cjs = project('cjs', {
    'use.cjs': `${Object.entries(entries)
      .map(([own, entry]) => `const ${own} = require('${entry}')`)
      .join('\n')}\n${uses}`,
  })
  install(cjs, '@opentelemetry/api', telemetryApi)
  run(process.execPath, ['use.cjs'], cjs)
  check(true, 'CommonJS uses every entry')
  const failing = project('stack', {
    'use.cjs': `const { createClient, embed } = require('${name}')
if (require('${name}/package.json').name !== '${name}') throw new Error('the manifest is missing')
const client = createClient({ maxRetries: 0, fetch: async () => new Response('{"detail":"gone"}', { status: 410 }) })
embed(client, { model: 'm', input: 'a' }).catch(({ stack }) => console.log(stack))`,
  })
  check(
    /at apiError .*sdk\.cjs:\d{2,}/.test(run(process.execPath, ['use.cjs'], failing)),
    'the stack of an error names the functions and lines of the CommonJS copy',
  )
  const documents = ['README.md', 'guides/frameworks.md', 'guides/migration.md', 'guides/versions.md']
  const deadLinks = documents.flatMap((file) => {
    const links = readFileSync(join(esm, 'node_modules', name, file), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)
    // npm shows the README without the other files, so only whole addresses lead anywhere from it.
    return [...links]
      .map(([, link]) => link)
      .filter((link) =>
        file === 'README.md'
          ? !/^(https:\/\/|#)/.test(link)
          : !link.includes('://') &&
            !existsSync(join(esm, 'node_modules', name, dirname(file), link.split('#')[0])),
      )
      .map((link) => `${file}: ${link}`)
  })
  check(
    deadLinks.length === 0,
    `no document has a link that is dead in the package or on npm${deadLinks.join()}`,
  )
  const mixed = project('both', {
    'use.mjs': `import { createRequire } from 'node:module'
import { ApiError, createClient, listTransactions } from '${name}'
const copy = createRequire(import.meta.url)('${name}')
const client = createClient({ maxRetries: 0, fetch: async () => new Response('{"detail":"gone"}', { status: 410 }) })
const error = await listTransactions(client).catch((reason) => reason)
if (!(error instanceof ApiError && error instanceof copy.ApiError)) throw new Error('not recognized by the other copy')`,
  })
  run(process.execPath, ['use.mjs'], mixed)
  check(true, 'an error of the ESM copy is recognized by the CommonJS copy')

  const typeTests = readFileSync(new URL('types.test-d.ts', import.meta.url), 'utf8')
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const examples = Object.fromEntries(
    [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code], index) => [`example-${index + 1}.ts`, code]),
  )
  // The compiler has to write out the type of every export, which it cannot for a type that has no name outside of the package.
  const named = `${Object.entries(entries)
    .map(([own, entry]) => `import * as ${own} from '${entry}'`)
    .join('\n')}
${Object.keys(entries)
  .map((own) => `export const ${own}Exports = { ...${own} }`)
  .join('\n')}
const client = sdk.createClient()
export const embedding = () => sdk.embed(client, { model: 'm', input: 'text' }).withResponse()
export const methods = all.searchFoundation()
export const saved = (path: string) => upload.toFile(path)
export const failed = new sdk.ApiError('500', { status: 500 }, { cause: 'none' })`
  examples['globals.d.ts'] = 'declare const process: { env: Record<string, string | undefined> }'
  for (const [version, compiler] of Object.entries(compilers)) {
    const inBrowsers = {
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable', 'esnext.disposable'],
      types: [],
    }
    const onServers = { target: 'es2020', lib: ['es2020'], types: ['node'] }
    const tests = { 'types.test-d.ts': typeTests }
    const kinds = [
      { kind: 'node16, ESM', type: 'module', module: 'node16', moduleResolution: 'node16', ...inBrowsers },
      {
        kind: 'node16, CommonJS',
        type: 'commonjs',
        module: 'node16',
        moduleResolution: 'node16',
        ...inBrowsers,
      },
      {
        kind: 'bundler, with the examples of the README',
        type: 'module',
        module: 'esnext',
        moduleResolution: 'bundler',
        files: { ...tests, ...examples },
        isUsual: true,
        ...inBrowsers,
      },
      {
        kind: 'node16, Node without the types of browsers, all types written out',
        type: 'module',
        module: 'node16',
        moduleResolution: 'node16',
        files: { 'named.ts': named },
        versions: ['5.6', '7'],
        ...onServers,
      },
      {
        kind: 'node10, CommonJS',
        type: 'commonjs',
        module: 'commonjs',
        moduleResolution: 'node10',
        files: { 'named.ts': named },
        versions: ['5.6'],
        ...onServers,
      },
    ]
    for (const { kind, type, files = tests, versions = [version], isUsual = false, ...options } of kinds) {
      if (!versions.includes(version)) continue
      if (between.includes(version) && !isUsual && !isNightly) continue
      const compilerOptions = {
        ...options,
        strict: true,
        exactOptionalPropertyTypes: true,
        declaration: true,
        outDir: 'built',
        skipLibCheck: false,
      }
      const folder = project(
        `types-${version}-${kind.replaceAll(/\W+/g, '-')}`,
        { ...files, 'tsconfig.json': JSON.stringify({ compilerOptions, include: ['*.ts'] }) },
        { type },
      )
      if (options.types.includes('node')) {
        install(folder, '@types/node', nodeTypes)
        install(folder, 'undici-types', join(nodeTypes, '../../undici-types'))
        install(folder, '@opentelemetry/api', telemetryApi)
      }
      try {
        run(process.execPath, [join(root, 'node_modules', compiler), '-p', '.'], folder)
      } catch (error) {
        throw new Error(`TypeScript ${version}, ${kind}:\n${error.stdout}`, { cause: error })
      }
      check(true, `TypeScript ${version}, ${kind}`)
    }
  }

  const vite = project(
    'vite',
    {
      'index.html': '<script type="module" src="/main.js"></script>',
      'main.js': `import { createClient, listTransactions } from '${name}'\nlistTransactions(createClient())`,
    },
    { type: 'module' },
  )
  const { build } = await import('vite')
  const { output } = await build({ root: vite, logLevel: 'silent' })
  const bundled = output.map((chunk) => chunk.code ?? '').join('')
  check(
    bundled.includes('/api/v1/billing') && !bundled.includes('bulk-embeddings'),
    'Vite bundles what is used and nothing else',
  )

  const declarations = ['types.d.cts', 'index.d.cts'].map((file) =>
    readFileSync(join(esm, 'node_modules', name, 'dist', file), 'utf8'),
  )
  const code = declarations.join('\n').replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
  check(!/\bany\b/.test(code), 'no any in the declarations')
} catch (error) {
  console.error(`not ok  ${error.message}\n${error.stderr ?? ''}`)
  process.exitCode = 1
} finally {
  rmSync(place, { recursive: true, force: true })
}
