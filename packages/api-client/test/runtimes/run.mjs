// Runs in Node, Bun and Deno: `run.mjs <address> <folder of the built package>` prints the result as JSON.
import { runBehaviours } from './behavior.mjs'

const [address, folder] = process.argv.slice(2)
const load = (entry) => import(`${folder}/${entry}.js`)
const entries = ['index', 'account', 'sse', 'upload', 'webhooks', 'all']
const [sdk, account, sse, upload, webhooks, all] = await Promise.all(entries.map(load))
console.log(JSON.stringify(await runBehaviours({ sdk, account, sse, upload, webhooks, all }, address)))
process.exit(0)
