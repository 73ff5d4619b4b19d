/** A book reader doesn't have the tokens of the site, so colors are the fallbacks that the figures name. */
export const inFixedColors = (svg: string) =>
  svg.replaceAll(/var\(--[\w-]+,\s*((?:[^()]|\([^()]*\))*)\)/g, (_, fallback: string) => fallback)
