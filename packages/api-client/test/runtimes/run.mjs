// Runs in Node, Bun and Deno: `run.mjs <address> <folder of the built package>` prints the result as JSON.
import { runBehaviours } from './behavior.mjs'

const [address, folder] = process.argv.slice(2)
const load = (entry) => import(`${folder}/${entry}.js`)
const entries = ['index', 'account', 'bulk', 'sse', 'testing', 'upload', 'webhooks', 'all']
const [sdk, account, bulk, sse, testing, upload, webhooks, all] = await Promise.all(entries.map(load))
const parts = { sdk, account, bulk, sse, testing, upload, webhooks, all }
console.log(JSON.stringify(await runBehaviours(parts, address)))
process.exit(0)
