import type { LoadMessages, Messages } from './create-i18n.ts'

type File = () => Promise<{ default: Messages }>

/** Every message file, loaded when it is asked for. A bundler makes one chunk of each. */
const files: Readonly<Record<string, Readonly<Record<string, File>>>> = {
  common: {
    'en-US': () => import('../messages/en-US/common.json', { with: { type: 'json' } }),
    de: () => import('../messages/de/common.json', { with: { type: 'json' } }),
  },
  auth: {
    'en-US': () => import('../messages/en-US/auth.json', { with: { type: 'json' } }),
    de: () => import('../messages/de/auth.json', { with: { type: 'json' } }),
  },
  dashboard: {
    'en-US': () => import('../messages/en-US/dashboard.json', { with: { type: 'json' } }),
    de: () => import('../messages/de/dashboard.json', { with: { type: 'json' } }),
  },
}

/** Loads one message file. Rejects when the namespace or locale has none. */
export const loadMessages: LoadMessages = async (locale, namespace) => {
  const file = files[namespace]?.[locale]
  if (file === undefined) throw new Error(`There are no messages ${namespace} for ${locale}.`)
  return (await file()).default
}
