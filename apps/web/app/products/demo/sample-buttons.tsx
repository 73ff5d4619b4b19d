import { Button } from '@search-foundation/ui/button'

import { DemoFieldset } from './demo-fieldset.tsx'

export interface SampleButtonsProps {
  legend: string
  samples: readonly string[]
  /** The sample that is shown as chosen. */
  current: string
  onChoose: (sample: string) => void
}

/** Inputs of ours to try a demo with. */
export function SampleButtons({ legend, samples, current, onChoose }: SampleButtonsProps) {
  return (
    <DemoFieldset legend={legend} layout="line">
      {samples.map((sample) => (
        <Button key={sample} size="sm" aria-pressed={sample === current} onClick={() => onChoose(sample)}>
          {sample}
        </Button>
      ))}
    </DemoFieldset>
  )
}
