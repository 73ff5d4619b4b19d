import { parseHTML } from 'linkedom'
import { describe, expect, test } from 'vitest'

import { applyTheme, followTheme, themeOf, type Theme } from './theme.ts'

const page = `<html>
  <head>
    <meta name="theme-color" content="#fff" data-light="#fff" data-dark="#000">
    <link rel="icon" href="/favicon-light.svg" data-light="/favicon-light.svg" data-dark="/favicon-dark.svg">
    <link rel="canonical" href="/page">
  </head>
  <body class="body--light other"></body>
</html>`

/** The theme as shown: light or dark. */
function shown(document: Document) {
  return {
    theme: document.documentElement.dataset['theme'],
    bodyClass: [...document.body.classList].toSorted(),
    color: document.querySelector('meta')?.getAttribute('content'),
    links: [...document.querySelectorAll('link')].map((link) => link.getAttribute('href')),
  }
}

const look = (theme: Theme) => ({
  theme,
  bodyClass: [`body--${theme}`, 'other'],
  color: theme === 'dark' ? '#000' : '#fff',
  links: [`/favicon-${theme}.svg`, '/page'],
})

test.each([
  ['auto', true, 'dark'],
  ['auto', false, 'light'],
  [true, false, 'dark'],
  [false, true, 'light'],
] as const)('dark mode %s on a system that prefers dark (%s) is %s', (darkMode, systemIsDark, theme) => {
  expect(themeOf(darkMode, systemIsDark)).toBe(theme)
})

test('a theme is the theme attribute, the body class, the favicon and the theme color', () => {
  const { document } = parseHTML(page)
  applyTheme(document, 'dark')
  expect(shown(document)).toEqual(look('dark'))
  applyTheme(document, 'light')
  expect(shown(document)).toEqual(look('light'))
})

describe('a followed theme', () => {
  function follow(darkMode: 'auto' | boolean) {
    const { document } = parseHTML(page)
    const system = Object.assign(new EventTarget(), { matches: false })
    const setting = { darkMode }
    const window = { document, matchMedia: () => system } as unknown as Window
    const follower = followTheme(window, () => setting.darkMode)
    const preferDark = (matches: boolean) => {
      system.matches = matches
      system.dispatchEvent(new Event('change'))
    }
    return { theme: () => shown(document).theme, setting, preferDark, ...follower }
  }

  test('changes with the system while the setting is auto', () => {
    const { theme, preferDark, stop } = follow('auto')
    expect(theme()).toBe('light')
    preferDark(true)
    expect(theme()).toBe('dark')
    stop()
    preferDark(false)
    expect(theme()).toBe('dark')
  })

  test('changes with the setting', () => {
    const { theme, setting, preferDark, update } = follow(true)
    preferDark(false)
    expect(theme()).toBe('dark')
    setting.darkMode = false
    update()
    expect(theme()).toBe('light')
  })
})
