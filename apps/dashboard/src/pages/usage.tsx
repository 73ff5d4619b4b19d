import { WithKeyScope } from '../features/keys/index.ts'
import {
  MonthChart,
  UsageChart,
  UsageSample,
  UsageTable,
  UsageToolbar,
  useUsageView,
} from '../features/usage/index.ts'
import { Page } from './page.tsx'

export function UsagePage() {
  const { view } = useUsageView()
  return (
    <Page>
      <WithKeyScope sample={<UsageSample />}>
        <UsageToolbar />
        <UsageChart view={view} compares />
        <MonthChart unit={view.unit} />
        <UsageTable view={view} />
      </WithKeyScope>
    </Page>
  )
}
