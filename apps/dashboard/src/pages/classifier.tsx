import { useParams } from 'react-router'

import { ClassifierDetails } from '../features/classifiers/index.ts'
import { WithKey } from '../features/keys/index.ts'
import { ItemPage } from './item-page.tsx'

export function ClassifierPage() {
  const { id = '' } = useParams()
  return (
    <ItemPage of="classifiers">
      <WithKey needs="train" hasChoice={false}>
        <ClassifierDetails key={id} id={id} />
      </WithKey>
    </ItemPage>
  )
}
