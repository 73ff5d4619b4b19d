'use client'

import { useState, type SubmitEvent } from 'react'

import { Answer } from './answer.tsx'
import { useChat } from './use-chat.ts'

/** The conversation and the field for the next question. */
export function Chat() {
  const { turns, isBusy, ask, stop } = useChat()
  const [question, setQuestion] = useState('')

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (question.trim() === '' || isBusy) return
    setQuestion('')
    void ask(question.trim())
  }

  return (
    <>
      {turns.map((turn, index) => (
        <Answer key={turn.question + String(index)} turn={turn} number={index + 1} />
      ))}
      <form onSubmit={submit}>
        <label htmlFor="question">Your question</label>
        <input
          id="question"
          value={question}
          onChange={({ target }) => setQuestion(target.value)}
          placeholder="When is late chunking worth it?"
          autoComplete="off"
        />
        {isBusy ? (
          <button type="button" onClick={stop}>
            Stop
          </button>
        ) : (
          <button type="submit">Ask</button>
        )}
      </form>
    </>
  )
}
