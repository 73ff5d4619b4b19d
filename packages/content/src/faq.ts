import type { Localized } from './localized.ts'
import type { ProductKey } from './products.ts'

/** A question people ask, and a short answer. Plain text. */
export interface Faq {
  /** Stable within its product; used as an anchor. */
  id: string
  question: Localized
  answer: Localized
}

const faq = (id: string, english: readonly [string, string], german: readonly [string, string]): Faq => ({
  id,
  question: { 'en-US': english[0], de: german[0] },
  answer: { 'en-US': english[1], de: german[1] },
})

/** Questions by product. A product without an entry has no questions yet, and its page leaves the section out. */
export const faqs: Readonly<Partial<Record<ProductKey, readonly Faq[]>>> = {
  reader: [
    faq(
      'key',
      [
        'Do I need an API key?',
        'No. Without a key you may read 20 pages a minute. With one you may read 500, and its balance is charged.',
      ],
      [
        'Brauche ich einen API-Schlüssel?',
        'Nein. Ohne Schlüssel dürfen Sie 20 Seiten je Minute lesen. Mit Schlüssel sind es 500, und sein Guthaben wird belastet.',
      ],
    ),
    faq(
      'cost',
      [
        'What does a page cost?',
        'As many tokens as the text you get back has. A page that cannot be read costs nothing.',
      ],
      [
        'Was kostet eine Seite?',
        'So viele Token, wie der zurückgegebene Text hat. Eine Seite, die sich nicht lesen lässt, kostet nichts.',
      ],
    ),
    faq(
      'balance',
      [
        'Why do I get 402 although the reader is free?',
        'Because a key was sent and its balance is used up. Leave the key out to read within the free limit, or buy tokens.',
      ],
      [
        'Warum bekomme ich 402, obwohl der Reader kostenlos ist?',
        'Weil ein Schlüssel mitgeschickt wurde, dessen Guthaben aufgebraucht ist. Lassen Sie ihn weg und bleiben Sie im kostenlosen Rahmen, oder kaufen Sie Token.',
      ],
    ),
    faq(
      'private',
      [
        'Can it read pages on my own network?',
        'No. Local and private addresses are refused, and so are names that point to them. Send the HTML itself instead: POST takes a field named html.',
      ],
      [
        'Kann er Seiten in meinem eigenen Netz lesen?',
        'Nein. Lokale und private Adressen werden abgelehnt, ebenso Namen, die dorthin zeigen. Schicken Sie stattdessen das HTML selbst: POST nimmt ein Feld namens html.',
      ],
    ),
    faq(
      'formats',
      [
        'Which formats can I get?',
        'Markdown, HTML and plain text, chosen with the header X-Respond-With. With Accept: application/json the text comes with title, address and token count.',
      ],
      [
        'Welche Formate gibt es?',
        'Markdown, HTML und reinen Text, gewählt mit der Kopfzeile X-Respond-With. Mit Accept: application/json kommen Titel, Adresse und Tokenzahl dazu.',
      ],
    ),
    faq(
      'empty',
      [
        'Why is the text empty or very short?',
        'The page probably builds its text with scripts. The local platform reads the HTML as the server sent it and runs no scripts.',
      ],
      [
        'Warum ist der Text leer oder sehr kurz?',
        'Wahrscheinlich baut die Seite ihren Text mit Skripten auf. Die lokale Plattform liest das HTML, wie der Server es schickt, und führt keine Skripte aus.',
      ],
    ),
    faq(
      'part',
      [
        'Can I read only a part of a page?',
        'Yes. X-Target-Selector takes a CSS selector for what to read, X-Remove-Selector one for what to leave out.',
      ],
      [
        'Kann ich nur einen Teil einer Seite lesen?',
        'Ja. X-Target-Selector nimmt einen CSS-Selektor für das, was gelesen wird, X-Remove-Selector einen für das, was wegfällt.',
      ],
    ),
    faq(
      'length',
      [
        'How do I keep a long page from becoming expensive?',
        'X-Token-Budget refuses a page above a number of tokens; X-Max-Tokens cuts it there, at 500 tokens or more.',
      ],
      [
        'Wie verhindere ich, dass eine lange Seite teuer wird?',
        'X-Token-Budget lehnt eine Seite über einer Tokenzahl ab; X-Max-Tokens schneidet sie dort ab, ab 500 Token.',
      ],
    ),
  ],
}
