import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import { defaultSettings, type Settings } from './preferences/settings.ts'

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
