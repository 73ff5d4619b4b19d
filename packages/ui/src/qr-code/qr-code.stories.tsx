import type { Meta, StoryObj } from '@storybook/react-vite'

import { QrCode } from './index.ts'

const meta = {
  title: 'Data/QrCode',
  component: QrCode,
  parameters: { darkPicture: 'The code is black on white in every theme.' },
  args: { text: 'https://search-foundation.example', label: 'QR code of the website' },
  decorators: [(Story) => <div style={{ inlineSize: '10rem' }}>{Story()}</div>],
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

export const Address: Story = {}
/** A longer text has more and smaller modules. */
export const LongText: Story = {
  args: {
    text: 'otpauth://totp/Search%20Foundation:a.person.with.a.very.long.name@department.of.a.company.example.org?secret=JBSWY3DPEHPK3PXP&issuer=Search%20Foundation&algorithm=SHA1&digits=6',
    label: 'QR code of the secret',
  },
}
