import { useExportAccountMutation } from '@search-foundation/store/endpoints/account'
import { Button } from '@search-foundation/ui/button'
import { Card } from '@search-foundation/ui/card'
import { DownloadIcon, Icon } from '@search-foundation/ui/icon'
import { useTranslation } from 'react-i18next'

import { useDownload } from '../../ground/files/use-download.ts'

/** Everything that is stored about the signed-in user, as a file. */
export function DataCard() {
  const { t } = useTranslation('dashboard-audit')
  const [prepareFile, { isLoading }] = useExportAccountMutation()
  const download = useDownload()
  return (
    <Card headingLevel={2} title={t('export.title')} description={t('export.description')}>
      <Button
        icon={<Icon of={DownloadIcon} size="sm" />}
        isPending={isLoading}
        onClick={() => void download(prepareFile(), 'account.json')}
      >
        {t('export.action')}
      </Button>
    </Card>
  )
}
