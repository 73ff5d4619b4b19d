/** British spellings, which the writing guide rules out. */
const british =
  /\b(?:\w*(?:behaviour|colour|favour|honour|labour|neighbour|rumour|catalogue|fulfil(?!l)|licence|centre|defence|judgement|artefact|analys(?:e|ed|es|ing)\b(?<!analyses))|(?:cancel|label|model|travel|signal|total)l(?:ed|ing|er)|grey|whilst|amongst|learnt|spelt|programme|(?:author|organ|optim|recogn|normal|token|serial|initial|local|minim|maxim|summar|synchron|visual|categor|custom|final|general|real|special|standard|util|prior|penal|emphas)is(?:e|ed|es|er|ing|ation))(?:s|d)?\b/giu

/** Constructions that read as if they were translated. */
const stiff = /\b(?:that|those) of\b|\bat present\b|\bthe present (?:day|page|state|time|value)\b/giu

/** What is not prose: code, addresses, keys of JSON, and placeholders of messages. */
const code = /```[^]*?```|`[^`\n]*`|\]\([^)]*\)|https?:\/\/\S+|^ *"[\w.-]+":|\{\{[^}]*\}\}/gmu

/**
 * Returns the words of an English text that `docs/writing.md` rules out, as `line: word`.
 *
 * @param isOfProduct whether users of the product read the text, so that it must not have stiff constructions either
 */
export function wordingFaults(text: string, isOfProduct: boolean): string[] {
  const prose = text.replaceAll(code, (part) => part.replaceAll(/[^\n]/gu, ' '))
  return [british, ...(isOfProduct ? [stiff] : [])]
    .flatMap((pattern) => [...prose.matchAll(pattern)])
    .map(({ 0: word, index }) => `${prose.slice(0, index).split('\n').length}: ${word}`)
}
