import { defaultSettings } from '@search-foundation/store/preferences'
import { Checkbox } from '@search-foundation/ui/checkbox'
import { Disclosure } from '@search-foundation/ui/disclosure'
import { useTranslation } from 'react-i18next'

import styles from './site-settings.module.css'

/** The settings, each with the message that names it. */
const settings = [
  ['showSearchBar', 'settings.searchBar'],
  ['showTopNotification', 'settings.announcement'],
  ['showBookNotification', 'settings.handbook'],
  ['enableSceneXplainTooltip', 'settings.descriptions'],
  ['enableRecommender', 'web-news:recommend'],
  ['enableGlobalQA', 'settings.questions'],
  ['enableAutoAPIRequest', 'settings.autoRequest'],
] as const

/** Every setting of the site as a checkbox. `shell/connect-settings.ts` connects them; they do nothing without scripts. */
export function SiteSettings() {
  const { t } = useTranslation(['web-frame', 'web-news'])
  return (
    <div data-needs="scripts">
      <Disclosure title={t('settings.heading')}>
        <fieldset className={styles.settings}>
          <legend>{t('settings.note')}</legend>
          {settings.map(([name, label]) => (
            <Checkbox key={name} data-setting={name} defaultChecked={defaultSettings[name]}>
              {t(label)}
            </Checkbox>
          ))}
        </fieldset>
      </Disclosure>
    </div>
  )
}
