import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as v from 'valibot'

/** `auto` follows the system (specification §4). */
export type DarkMode = 'auto' | boolean

/** Fields and defaults of specification §3. */
export interface Settings {
  enableSceneXplainTooltip: boolean
  enableGlobalQA: boolean
  enableRecommender: boolean
  enableAutoAPIRequest: boolean
  language: string | null
  lastQuestion: string
  showTopNotification: boolean
  localeOptions: string[]
  showFarewell: boolean
  showSearchBar: boolean
  showBookNotification: boolean
  darkMode: DarkMode
  licenseConfig: Record<string, unknown> | null
}

export const defaultSettings: Settings = {
  enableSceneXplainTooltip: true,
  enableGlobalQA: true,
  enableRecommender: true,
  enableAutoAPIRequest: false,
  language: null,
  lastQuestion: '',
  showTopNotification: false,
  localeOptions: [],
  showFarewell: false,
  showSearchBar: false,
  showBookNotification: true,
  darkMode: 'auto',
  licenseConfig: null,
}

/** The fields that local storage keeps (specification §3), each with the check of what is read back. */
export const persistedSettings = {
  language: v.nullable(v.string()),
  showTopNotification: v.boolean(),
  enableSceneXplainTooltip: v.boolean(),
  enableRecommender: v.boolean(),
  enableAutoAPIRequest: v.boolean(),
  lastQuestion: v.string(),
  showFarewell: v.boolean(),
  showBookNotification: v.boolean(),
  darkMode: v.union([v.literal('auto'), v.boolean()]),
  licenseConfig: v.nullable(v.record(v.string(), v.unknown())),
}

const slice = createSlice({
  name: 'settings',
  initialState: defaultSettings,
  reducers: {
    settingsChanged: (settings, { payload }: PayloadAction<Partial<Settings>>) => ({
      ...settings,
      ...payload,
    }),
  },
})

export const settingsReducer = slice.reducer
export const { settingsChanged } = slice.actions
