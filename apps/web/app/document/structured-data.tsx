import { brand, socialLinks } from '@search-foundation/content/brand'

import { picturePath } from './page-files.ts'

/** A schema.org entity as JSON-LD, without `@context`. */
export interface StructuredData {
  '@type': string
  [property: string]: unknown
}

const publisher: StructuredData = {
  '@type': 'Organization',
  name: brand.name,
  legalName: brand.legalName,
  url: brand.hosts.site,
  logo: `${brand.hosts.site}/favicon-light.svg`,
}

/** The company, with its profiles elsewhere. */
export const organization = (): StructuredData => ({
  ...publisher,
  email: brand.email,
  sameAs: socialLinks.map(({ url }) => url),
})

/** A product of the company. */
export const product = (name: string, description: string, url: string): StructuredData => ({
  '@type': 'Product',
  name,
  description,
  url,
  brand: { '@type': 'Brand', name: brand.name },
  manufacturer: publisher,
})

/** Questions with their answers. */
export const faqPage = (questions: readonly { question: string; answer: string }[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

export interface ArticleFacts {
  title: string
  excerpt: string
  /** YYYY-MM-DD. */
  date: string
  author: string
  /** Code of the locale of its text, which may differ from that of its title. */
  inLanguage: string
  url: string
}

/** A news article. */
export const newsArticle = ({
  title,
  excerpt,
  date,
  author,
  inLanguage,
  url,
}: ArticleFacts): StructuredData => ({
  '@type': 'NewsArticle',
  headline: title,
  description: excerpt,
  datePublished: date,
  inLanguage,
  author: { '@type': 'Organization', name: author },
  publisher,
  mainEntityOfPage: url,
  image: brand.hosts.site + picturePath(new URL(url).pathname),
})

interface PaperFacts {
  title: string
  authors: readonly string[]
  /** YYYY/MM/DD. */
  date: string
  link: string
}

/** Research papers, in the order of a list. */
export const scholarlyArticles = (papers: readonly PaperFacts[]): StructuredData => ({
  '@type': 'ItemList',
  itemListElement: papers.map(({ title, authors, date, link }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'ScholarlyArticle',
      headline: title,
      author: authors.map((name) => ({ '@type': 'Person', name })),
      datePublished: date.replaceAll('/', '-'),
      url: link,
    },
  })),
})

/** The pages above a page and the page itself, from the landing page down. */
export const breadcrumbs = (steps: readonly { name: string; url: string }[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
})

/** Describes a page to search engines: entities as one JSON-LD script. */
export function StructuredDataScript({ of }: { of: readonly StructuredData[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': of }
  // `<` would end the script where a text contains a tag.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
