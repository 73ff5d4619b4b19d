/** Custom properties that carry the colors of the design system. */
const colorToken = /^--(color|series|shadow-color)/

/** Colors in a computed value. */
const color = /(?:rgba?|hsla?|oklch|oklab|lch|lab|color)\([^()]*\)/g

/** Elements whose pixels do not come from computed colors. */
const drawnElsewhere = 'canvas, img, video, iframe'
const nativeControl = 'input:is([type=checkbox], [type=radio], [type=range])'

const shapes = 'path, circle, ellipse, polygon, polyline, rect, text'

interface Paint {
  /** Where the color is used, for messages. */
  place: string
  color: string
}

type Theme = 'light' | 'dark'

/**
 * Finds what a story paints in colors that are not tokens. Such a story needs a picture of the dark theme: a token has one light and one
 * dark value for all stories, but any other color has to be looked at in both themes.
 *
 * @param setTheme changes the theme of the document
 * @returns a description of each such place, without duplicates
 */
export function findOwnColors(root: Element, setTheme: (theme: Theme) => void): string[] {
  // A part that sets its own theme looks the same in both themes.
  const elements = visibleElements(root).filter((element) => !element.closest('[data-theme]:not(:root)'))
  // One element for each token, so that the styles of all are computed at once.
  const probe = root.appendChild(document.createElement('span'))
  const samples = colorTokens().map((name) => {
    const sample = probe.appendChild(document.createElement('span'))
    sample.style.color = `var(${name})`
    return sample
  })
  const scopes = [root, ...root.querySelectorAll('[data-spectrum]')]
  const read = (theme: Theme) => {
    setTheme(theme)
    return {
      paints: elements.map((element) => paintsOf(element)),
      tokens: scopes.flatMap((scope) => {
        scope.append(probe)
        return samples.map((sample) => getComputedStyle(sample).color)
      }),
    }
  }
  const light = read('light')
  const dark = read('dark')
  probe.remove()

  const tokens = new Set(light.tokens.map((value, index) => `${value} ${dark.tokens[index] ?? ''}`))
  const own = light.paints.flatMap((paints, element) =>
    paints
      .filter((paint, index) => !tokens.has(`${paint.color} ${dark.paints[element]?.[index]?.color ?? ''}`))
      .map(({ place, color: value }) => `${place} ${value}`),
  )
  const drawn = elements
    .filter(
      (element) =>
        element.matches(drawnElsewhere) ||
        (element.matches(nativeControl) && getComputedStyle(element).appearance !== 'none'),
    )
    .map(({ tagName }) => `<${tagName.toLowerCase()}>`)
  return [...new Set([...own, ...drawn])]
}

/** Elements that can be seen. Text and controls for assistive technology are clipped to a box of one pixel. */
function visibleElements(root: Element): Element[] {
  const visible: Element[] = []
  for (const element of root.children) {
    const { width } = element.getBoundingClientRect()
    const isClipped = width <= 1 && getComputedStyle(element).overflowX !== 'visible'
    if (!isClipped && element.checkVisibility({ opacityProperty: true })) visible.push(element)
    if (!isClipped) visible.push(...visibleElements(element))
  }
  return visible
}

/** What is known of the stylesheets: stories add some and change none. */
const tokensOfSheets = new WeakMap<CSSStyleSheet, readonly string[]>()

/** Names of the color tokens in all stylesheets of the document. */
function colorTokens(): string[] {
  const names = [...document.styleSheets].flatMap((sheet) => {
    const known = tokensOfSheets.get(sheet) ?? tokensIn(sheet.cssRules)
    tokensOfSheets.set(sheet, known)
    return known
  })
  return [...new Set(names)]
}

const tokensIn = (rules: CSSRuleList): string[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [...rule.style].filter((name) => colorToken.test(name)) : []),
    ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? tokensIn(rule.cssRules) : []),
  ])

/** The colors that an element and its pseudo-elements paint. */
function paintsOf(element: Element): Paint[] {
  return [null, '::before', '::after'].flatMap((pseudo) => {
    const style = getComputedStyle(element, pseudo)
    if (pseudo !== null && style.content === 'none') return []
    const values = {
      color: hasText(element, pseudo) ? style.color : '',
      background: `${style.backgroundColor} ${style.backgroundImage}`,
      border: sides
        .map((side) => (style[`border${side}Style`] === 'none' ? '' : style[`border${side}Color`]))
        .join(' '),
      outline: style.outlineStyle === 'none' ? '' : style.outlineColor,
      shadow: `${style.boxShadow} ${style.textShadow}`,
      fill: element.matches(shapes) ? style.fill : '',
      stroke: element.matches(shapes) ? style.stroke : '',
    }
    const name = `<${element.tagName.toLowerCase()}>${pseudo ?? ''}`
    return Object.entries(values).flatMap(([property, value]) =>
      [...value.matchAll(color)]
        .map(([found]) => found)
        .filter((found) => !isTransparent(found))
        .map((found) => ({ place: `${name} ${property}`, color: found })),
    )
  })
}

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const

const isTransparent = (value: string) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(value)

const hasText = (element: Element, pseudo: string | null) =>
  pseudo !== null || [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
