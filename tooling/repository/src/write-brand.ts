/** `pnpm brand`: writes home page, repository and author of the brand into the manifests of the published packages. */
import { publishedPackages, writeBrand } from './manifests.ts'

for (const published of publishedPackages()) writeBrand(published)
