/** What `.ci/release` checks first: ends with an error while the brand names placeholders. */
import { brandFaults, publishedAddresses } from './publishing-faults.ts'

for (const fault of brandFaults(publishedAddresses)) {
  console.error(fault)
  process.exitCode = 1
}
