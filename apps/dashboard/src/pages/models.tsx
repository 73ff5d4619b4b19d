import { ModelsTable } from '../features/models/index.ts'
import { Page } from './page.tsx'

export function ModelsPage() {
  return (
    <Page>
      <ModelsTable />
    </Page>
  )
}
