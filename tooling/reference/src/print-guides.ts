import { generatedGuides } from './generated-guides.ts'
import { sdkFacts } from './sdk-facts.ts'

/** What the build of the site reads: the guides that are made from code, by path, and the defaults of the SDK that other guides state. */
process.stdout.write(JSON.stringify({ guides: generatedGuides(), facts: sdkFacts() }))
