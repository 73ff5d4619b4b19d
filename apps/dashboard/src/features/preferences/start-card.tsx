import { SettingCard } from './setting-card.tsx'

/** Whether the home address of the site opens the dashboard (specification §2, guard 4). */
export const StartCard = () => <SettingCard setting="showFarewell" texts="start" />
