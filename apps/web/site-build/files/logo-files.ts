/**
 * Returns the files of the logo archive by their names: the mark in color for light and for dark backgrounds, in one ink, and how to use
 * them.
 *
 * @param marks SVG sources of the mark for light and for dark backgrounds
 * @param name name of the company
 */
export function logoFiles(
  marks: { readonly light: string; readonly dark: string },
  name: string,
): Record<string, string> {
  const inOneInk = marks.light.replaceAll(/#[0-9a-f]{6}/g, '#000000')
  return {
    'mark-on-light.svg': marks.light,
    'mark-on-dark.svg': marks.dark,
    'mark-black.svg': inOneInk,
    'mark-white.svg': inOneInk.replaceAll('#000000', '#ffffff'),
    'README.txt': `${name}: logo files

mark-on-light.svg  in color, for light backgrounds
mark-on-dark.svg   in color, for dark backgrounds
mark-black.svg     in one ink, for light backgrounds and print
mark-white.svg     in one ink, for dark backgrounds

The name is set in Geist, weight 570, to the right of the mark.
Leave a quarter of the mark's width free around it. Don't change its colors, turn it or stretch it.
You may use these files to name ${name} in articles, talks and integrations, but not to suggest an endorsement.
`,
  }
}
