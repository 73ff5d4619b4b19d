import type { Guide } from '../../.storybook/guide.ts'

export const guide: Guide = {
  status: 'stable',
  synonyms: ['locale switcher', 'language picker', 'translation', 'i18n'],
  useWhen: ['The language of the page, in the top bar or the footer.'],
  avoidWhen: ['A language in a form: use Select.'],
  anatomy: ['Button with an icon, optionally with the name of the language', 'List of languages'],
  do: ['Use href on prerendered pages: links work without a script.'],
  dont: ['Don’t use flags: languages are not countries.', 'Don’t translate the names of languages.'],
  keyboard: [
    ['Tab', 'Moves to the button, then through the languages of the open list.'],
    ['Enter, Space', 'Opens the list, or follows a language.'],
    ['Escape', 'Closes the list.'],
  ],
  content: ['Each language has its name in itself: "Deutsch".'],
}
