/** What `.ci/release` checks first: ends with an error while the brand names placeholders. */
import { brandFaults, brandAddresses } from './publishing-faults.ts'

for (const fault of brandFaults(brandAddresses)) {
  console.error(fault)
  process.exitCode = 1
}
