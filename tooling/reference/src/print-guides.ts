import { generatedGuides } from './generated-guides.ts'

/** What the build of the site reads: the guides that are made from code, by path. */
process.stdout.write(JSON.stringify(generatedGuides()))
