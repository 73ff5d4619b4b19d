/** The region of each language whose locale names none. */
const regions: Readonly<Record<string, string>> = {
  de: 'DE',
  es: 'ES',
  fr: 'FR',
  it: 'IT',
  ja: 'JP',
  ko: 'KR',
  mn: 'MN',
  ru: 'RU',
}

/** Returns a locale as Open Graph writes it, with a region: `de_DE`. */
export function openGraphLocale(code: string): string {
  const region = regions[code]
  return region === undefined ? code.replace('-', '_') : `${code}_${region}`
}
