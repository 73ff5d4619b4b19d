'use client'

import { useRef, useState } from 'react'

import { readEvents, type ChatEvent, type Source } from '../chat-event.ts'

/** A question and what has arrived of its answer. */
export interface Turn {
  question: string
  answer: string
  /** What the search does at the moment; empty when the answer is there. */
  step: string
  sources: Source[]
  problem: string
}

const begun = (question: string): Turn => ({
  question,
  answer: '',
  step: 'Searching',
  sources: [],
  problem: '',
})

function withEvent(turn: Turn, event: ChatEvent): Turn {
  switch (event.type) {
    case 'step':
      return { ...turn, step: event.text }
    case 'text':
      return { ...turn, step: '', answer: turn.answer + event.text }
    case 'sources':
      return { ...turn, sources: event.sources }
    case 'error':
      return { ...turn, step: '', problem: event.message }
  }
}

/** A conversation: its turns, whether an answer is on its way, and how to ask and to stop. */
export function useChat() {
  const [turns, setTurns] = useState<Turn[]>([])
  const [isBusy, setBusy] = useState(false)
  const controller = useRef<AbortController>(undefined)

  async function ask(question: string): Promise<void> {
    const { signal } = (controller.current = new AbortController())
    const earlier = turns
      .filter(({ answer }) => answer !== '')
      .flatMap((turn) => [
        { role: 'user', content: turn.question },
        { role: 'assistant', content: turn.answer },
      ])
    let turn = begun(question)
    const show = () => setTurns([...turns, turn])
    show()
    setBusy(true)
    try {
      const messages = [...earlier, { role: 'user', content: question }]
      const response = await fetch('/api/chat', {
        method: 'POST',
        body: JSON.stringify({ messages }),
        signal,
      })
      if (!response.ok) throw new Error(((await response.json()) as { message: string }).message)
      for await (const event of readEvents(response)) {
        turn = withEvent(turn, event)
        show()
      }
    } catch (error) {
      const problem = signal.aborted ? 'Stopped.' : (error as Error).message
      turn = { ...turn, step: '', problem }
      show()
    }
    setBusy(false)
  }

  return { turns, isBusy, ask, stop: () => controller.current?.abort() }
}
