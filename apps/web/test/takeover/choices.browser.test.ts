import { readSettings } from '@search-foundation/store/preferences'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { ready, recordEarlyPresses } from '../../app/islands/early-presses.ts'

const page = `<main>
  ${['theme', 'theme-in-drawer']
    .map((name) =>
      ['light', 'dark', 'auto']
        .map(
          (value) =>
            `<input type="radio" name="${name}" value="${value}" data-theme-choice ${value === 'auto' ? 'checked' : ''}>`,
        )
        .join(''),
    )
    .join('')}
  <input type="checkbox" data-setting="enableRecommender" checked>
</main>`

/** What is stored when the page is opened, and the controls that a visitor presses in turn. */
const stored = [{}, { darkMode: 'true', enableRecommender: 'false' }, { darkMode: 'false' }]
const controls = [
  '[data-setting]',
  '[name=theme][value=dark]',
  '[name=theme-in-drawer][value=light]',
  '[name=theme][value=auto]',
  '[data-setting]',
  '[data-setting]',
  '[name=theme-in-drawer][value=dark]',
]

const root = document.documentElement
let takeovers = 0

/** Runs the controls of the page as if it had just been opened. */
const takeOver = () => import(/* @vite-ignore */ `/app/shell/controls.ts?takeover=${++takeovers}`)

/** What a visitor sees chosen. */
const shown = () => ({
  themes: [...document.querySelectorAll<HTMLInputElement>('[data-theme-choice]:checked')].map(
    ({ value }) => value,
  ),
  recommends: document.querySelector<HTMLInputElement>('[data-setting]')?.checked,
})

beforeAll(() => recordEarlyPresses(document))
afterAll(() => {
  localStorage.clear()
  root.removeAttribute(ready)
  document.body.replaceChildren()
})

for (const [index, entries] of stored.entries()) {
  test(`what is chosen last stays, whenever the controls take over (${index})`, async () => {
    for (let first = 0; first < controls.length; first++) {
      for (let before = 1; before <= controls.length - first; before++) {
        localStorage.clear()
        for (const [name, text] of Object.entries(entries)) localStorage.setItem(`sf:settings.${name}`, text)
        root.removeAttribute(ready)
        document.body.innerHTML = page
        const presses = controls.slice(first)
        const wanted: { theme?: string; recommends?: boolean } = {}
        const press = (selector: string) => {
          const control = document.querySelector<HTMLInputElement>(selector)
          control?.click()
          if (control?.type === 'radio') wanted.theme = control.value
          else if (control) wanted.recommends = control.checked
        }
        presses.slice(0, before).forEach(press)
        await takeOver()
        presses.slice(before).forEach(press)

        const round = `from ${first}, ${before} before`
        const { themes, recommends } = shown()
        if (wanted.theme !== undefined) expect(themes, round).toEqual([wanted.theme, wanted.theme])
        if (wanted.recommends !== undefined) expect(recommends, round).toBe(wanted.recommends)
        const { darkMode, enableRecommender } = readSettings(localStorage)
        expect({ auto: 'auto', light: false, dark: true }[themes[0] ?? ''], round).toBe(darkMode)
        expect(recommends, round).toBe(enableRecommender)
      }
    }
  })
}
