/** A cloud marketplace where models can be bought (specification §3). */
export interface Marketplace {
  key: 'aws-sagemaker' | 'microsoft-azure' | 'google-cloud'
  /** Name of the mark in the design system's icon set. */
  icon: string
  /** Address of the listing; while there is none, the page of this site where one asks for a private offer. */
  link: string
  label: string
  products: readonly ('embedding' | 'reranker')[]
  disabled: boolean
}

const privateOffer = '/contact-sales?topic=marketplace'

export const marketplaces: readonly Marketplace[] = [
  {
    key: 'aws-sagemaker',
    icon: 'aws-sagemaker',
    link: privateOffer,
    label: 'AWS SageMaker',
    products: ['embedding', 'reranker'],
    disabled: false,
  },
  {
    key: 'microsoft-azure',
    icon: 'microsoft-azure',
    link: privateOffer,
    label: 'Microsoft Azure',
    products: ['embedding', 'reranker'],
    disabled: false,
  },
  {
    key: 'google-cloud',
    icon: 'google-cloud',
    link: privateOffer,
    label: 'Google Cloud',
    products: ['embedding', 'reranker'],
    disabled: false,
  },
]
