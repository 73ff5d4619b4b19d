/** Sections of the settings with addresses of their own, `/settings/{section}`, in the order of their list. The bare address has the general ones. */
export const settingsSections = [
  'profile',
  'security',
  'notifications',
  'webhooks',
  'audit-log',
  'data',
] as const

export type SettingsSection = (typeof settingsSections)[number]

/** Parameters of the address by the section that reads them. Links from before the sections have them on the bare address. */
const parameters: Partial<Record<SettingsSection, readonly string[]>> = {
  'audit-log': ['action'],
  webhooks: ['webhook', 'delivery', 'deliveries'],
}

/** The section that the parameters of the bare address are about, if any. */
export const sectionOfQuery = (query: URLSearchParams): SettingsSection | undefined =>
  settingsSections.find((section) => parameters[section]?.some((name) => query.has(name)))
