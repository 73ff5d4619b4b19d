import { useParams } from 'react-router'

import { ModelDetails } from '../features/models/index.ts'
import { ItemPage } from './item-page.tsx'

export function ModelPage() {
  const { id = '' } = useParams()
  return (
    <ItemPage of="models">
      <ModelDetails key={id} slug={id} />
    </ItemPage>
  )
}
