import type { TFunction } from 'i18next'

import type { Tab } from '../ground/place/place.ts'
import type { SettingsSection } from './settings/settings-sections.ts'

export interface PageTexts {
  title: string
  /** One line about the page. */
  lead: string
  /** The title, and for a section the tab that it is part of. */
  path: string
}

/** What the page of a tab, or of one of its sections, is called. */
export function pageTexts(
  t: TFunction<'dashboard-frame'>,
  tab: Tab,
  section: SettingsSection | undefined,
): PageTexts {
  const name = t(`tabs.${tab}`)
  if (section === undefined) return { title: name, lead: t(`lead.${tab}`), path: name }
  const title = t(`sections.${section}`)
  return { title, lead: t(`sectionLead.${section}`), path: `${title} · ${name}` }
}
