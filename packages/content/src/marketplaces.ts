/** A cloud marketplace where models can be bought (specification §3). */
export interface Marketplace {
  key: 'aws-sagemaker' | 'microsoft-azure' | 'google-cloud'
  /** Name of the mark in the design system's icon set. */
  icon: string
  /** The marketplace's own search, since a listing belongs to the company that runs this site. */
  link: string
  label: string
  products: readonly ('embedding' | 'reranker')[]
  disabled: boolean
}

export const marketplaces: readonly Marketplace[] = [
  {
    key: 'aws-sagemaker',
    icon: 'aws-sagemaker',
    link: 'https://aws.amazon.com/marketplace/',
    label: 'AWS SageMaker',
    products: ['embedding', 'reranker'],
    disabled: false,
  },
  {
    key: 'microsoft-azure',
    icon: 'microsoft-azure',
    link: 'https://azuremarketplace.microsoft.com/',
    label: 'Microsoft Azure',
    products: ['embedding', 'reranker'],
    disabled: false,
  },
  {
    key: 'google-cloud',
    icon: 'google-cloud',
    link: 'https://cloud.google.com/marketplace',
    label: 'Google Cloud',
    products: ['embedding', 'reranker'],
    disabled: false,
  },
]
