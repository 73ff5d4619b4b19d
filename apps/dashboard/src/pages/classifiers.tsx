import { ClassifiersSample, ClassifiersTable, TrainCard } from '../features/classifiers/index.ts'
import { WithKey } from '../features/keys/index.ts'
import { Page } from './page.tsx'

export function ClassifiersPage() {
  return (
    <Page>
      <WithKey needs="train" sample={<ClassifiersSample />}>
        <ClassifiersTable />
        <TrainCard />
      </WithKey>
    </Page>
  )
}
