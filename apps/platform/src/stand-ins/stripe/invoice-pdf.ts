import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PdfDocument from 'pdfkit'

import { formatAmount } from './format-amount.ts'
import type { Invoice } from './objects.ts'

const require = createRequire(import.meta.url)

/** Packages of fonts, each a set of files with a part of its letters. The first that has a letter writes it; Korean has its own. */
const fontPackages = ['noto-sans', 'noto-sans-sc', 'noto-sans-kr'] as const
const korean = /\p{Script=Hangul}/u

interface FontPart {
  file: string
  /** First and last code point of each range. */
  ranges: readonly (readonly [number, number])[]
}

/** Reads `U+0041-005A,U+00B7` into ranges. */
const rangesOf = (text: string): (readonly [number, number])[] =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })

const parts: readonly FontPart[] = fontPackages.flatMap((name) => {
  const table = JSON.parse(
    readFileSync(require.resolve(`@fontsource/${name}/unicode.json`), 'utf8'),
  ) as object
  return Object.entries(table as Record<string, string>).map(([part, ranges]) => ({
    file: `@fontsource/${name}/files/${name}-${part.replaceAll(/[[\]]/g, '')}-400-normal.woff`,
    ranges: rangesOf(ranges),
  }))
})

function partOf(letter: string): FontPart | undefined {
  const code = letter.codePointAt(0) ?? 0
  const named = korean.test(letter) ? 'noto-sans-kr' : 'noto-sans'
  return parts.find(
    ({ file, ranges }) =>
      file.includes(named) && ranges.some(([first, last]) => first <= code && code <= last),
  )
}

/** Splits a text into runs of one font each. A letter that no font has becomes a question mark. */
function runsOf(text: string): { file: string; text: string }[] {
  const runs: { file: string; text: string }[] = []
  for (const letter of text.normalize('NFC')) {
    const part = partOf(letter)
    const file = part?.file ?? partOf('?')?.file ?? ''
    const last = runs.at(-1)
    const written = part === undefined ? '?' : letter
    if (last?.file === file) last.text += written
    else runs.push({ file, text: written })
  }
  return runs
}

const day = (seconds: number | null) =>
  seconds === null ? '' : new Date(seconds * 1000).toISOString().slice(0, 10)

/** The lines of an invoice: a text with its size in points. An empty text is a gap. */
function linesOf(invoice: Invoice): readonly (readonly [text: string, size: number])[] {
  const { customer_address: address, currency } = invoice
  const amount = (minorUnits: number) => formatAmount(minorUnits, currency, 'en-US')
  return [
    ['SAMPLE: made by a stand-in. No money moved, and this is no invoice.', 11],
    [`Invoice ${invoice.number ?? ''}`, 22],
    [`Date ${day(invoice.status_transitions.finalized_at)}`, 11],
    ['', 11],
    [`Seller: ${invoice.account_name}, ${invoice.account_country}`, 11],
    [`Buyer: ${invoice.customer_name ?? invoice.customer_email ?? ''}`, 11],
    ...(address === null
      ? []
      : ([
          [[address.line1, `${address.postal_code} ${address.city}`, address.country].join(', '), 11],
        ] as const)),
    ...invoice.customer_tax_ids.map(({ type, value }) => [`Tax ID: ${value} (${type})`, 11] as const),
    ['', 11],
    ...invoice.lines.data.map(
      (line) => [`${line.quantity} × ${line.description}: ${amount(line.amount)}`, 11] as const,
    ),
    [`Subtotal: ${amount(invoice.subtotal)}`, 11],
    ...invoice.total_taxes.map((tax) => [`Tax: ${amount(tax.amount)}`, 11] as const),
    [`Total: ${amount(invoice.total)}`, 13],
    [`${invoice.status === 'paid' ? 'Paid on' : 'Not paid'} ${day(invoice.status_transitions.paid_at)}`, 11],
  ]
}

/** Writes an invoice as a PDF of one page, marked as a sample, in the letters of every language of the product. */
export async function invoicePdf(invoice: Invoice): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PdfDocument({
    size: 'A4',
    margin: 56,
    info: { Title: `Sample invoice ${invoice.number ?? ''}`, CreationDate: new Date(invoice.created * 1000) },
  })
  const chunks: Buffer[] = []
  const done = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', resolve)
    document.on('error', reject)
  })
  for (const [text, size] of linesOf(invoice)) {
    const runs = runsOf(text === '' ? ' ' : text)
    for (const [index, run] of runs.entries())
      document
        .font(require.resolve(run.file))
        .fontSize(size)
        .text(run.text, { continued: index < runs.length - 1 })
    document.moveDown(0.3)
  }
  document.end()
  await done
  return new Uint8Array(Buffer.concat(chunks))
}
