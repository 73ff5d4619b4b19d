import { packNamed } from '@search-foundation/content/pack-names'
import { useTranslation } from 'react-i18next'

/** Returns the function that names a purchased pack in the interface language. A pack that is not on sale has its recorded name. */
export function usePackName(): (recorded: string) => string {
  const { t } = useTranslation('common')
  return (recorded) => {
    const id = packNamed(recorded)
    return id === undefined ? recorded : t(`packName.${id}`)
  }
}
