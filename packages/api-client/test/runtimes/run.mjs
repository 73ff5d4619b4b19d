// Runs in Node, Bun and Deno: `run.mjs <address> <folder of the built package>` prints the result as JSON.
import { runBehaviours } from './behaviour.mjs'

const [address, folder] = process.argv.slice(2)
const load = (entry) => import(`${folder}/${entry}.js`)
const [sdk, sse, upload, all] = await Promise.all(['index', 'sse', 'upload', 'all'].map(load))
console.log(JSON.stringify(await runBehaviours({ sdk, sse, upload, all }, address)))
process.exit(0)
