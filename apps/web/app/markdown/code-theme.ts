import type { ShikiTransformer } from 'shiki'

/** The page draws the panel; the highlighter only colours the words in it. */
const withoutPanel: ShikiTransformer = {
  pre(node) {
    delete node.properties['style']
  },
}

/** How code is highlighted on every page: contrast enough for small text, and following the theme. */
export const codeTheme: {
  themes: { light: 'github-light-high-contrast'; dark: 'github-dark-high-contrast' }
  defaultColor: 'light-dark()'
  transformers: ShikiTransformer[]
} = {
  themes: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  defaultColor: 'light-dark()',
  transformers: [withoutPanel],
}
