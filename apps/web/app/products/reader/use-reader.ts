import { AbortedError, ApiError, read, type ReadResponse } from '@search-foundation/api-client'
import { useRef, useState } from 'react'

import { services } from '../../visitor/services.ts'
import { storedKey } from '../../visitor/use-api-key.ts'
import { callProblem, type CallProblem } from '../demo/call-problem.ts'
import { fullAddress } from './full-address.ts'

export const formats = ['content', 'markdown', 'html', 'text'] as const

/** What the form asks for; empty selectors are left out of the call. */
export interface ReaderRequest {
  url: string
  respondWith: (typeof formats)[number]
  targetSelector: string
  removeSelector: string
  withLinksSummary: boolean
  withImagesSummary: boolean
}

/** A page that was read. */
export interface Reading {
  answer: ReadResponse
  request: Pick<ReaderRequest, 'respondWith'>
  /** From request to last byte; undefined for a call that the visitor did not make. */
  ms?: number
  /** The text as HTML, where the page was built with it. */
  html?: string
}

/** The first sample as the service read it when the page was made. */
export type RecordedReading = Pick<Reading, 'answer'> & { html: string }

/** What went wrong: with the address, or with the request. */
export type ReadProblem = { kind: 'url' } | { kind: 'private' } | CallProblem

export type ReaderState =
  | { status: 'cancelled' }
  | { status: 'reading'; host: string }
  | { status: 'recorded' | 'done'; reading: Reading }
  | { status: 'failed'; problem: ReadProblem }

export type Reader = ReturnType<typeof useReader>

/**
 * The reader demo: its request, its call and what came of it. What the last call took stays for the figures.
 *
 * @param sample the address that the form contains at first
 * @param recorded what the service returned for it
 */
export function useReader(sample: string, recorded: RecordedReading) {
  const [request, setRequest] = useState<ReaderRequest>({
    url: sample,
    respondWith: 'content',
    targetSelector: '',
    removeSelector: '',
    withLinksSummary: false,
    withImagesSummary: false,
  })
  const [state, setState] = useState<ReaderState>({
    status: 'recorded',
    reading: { ...recorded, request: { respondWith: 'content' } },
  })
  const [last, setLast] = useState<{ ms: number; tokens: number }>()
  const current = useRef<AbortController>(undefined)

  async function start(asked: ReaderRequest): Promise<void> {
    current.current?.abort()
    const address = fullAddress(asked.url)
    if (!address) return setState({ status: 'failed', problem: { kind: 'url' } })
    const controller = new AbortController()
    current.current = controller
    setState({ status: 'reading', host: address.host })
    const began = performance.now()
    try {
      const answer = await read(services, bodyOf({ ...asked, url: address.href }), {
        signal: controller.signal,
        ...storedKey(),
      })
      const ms = Math.round(performance.now() - began)
      setLast({ ms, tokens: answer.usage.tokens })
      setState({ status: 'done', reading: { answer, ms, request: asked } })
    } catch (error) {
      // A newer call has taken over; its state stands.
      if (current.current !== controller) return
      if (error instanceof AbortedError) setState({ status: 'cancelled' })
      else setState({ status: 'failed', problem: problemOf(error) })
    }
  }

  return { request, setRequest, state, last, start, cancel: () => current.current?.abort() }
}

function bodyOf({ targetSelector, removeSelector, ...rest }: ReaderRequest) {
  return {
    ...rest,
    ...(targetSelector.trim() === '' ? {} : { targetSelector: targetSelector.trim() }),
    ...(removeSelector.trim() === '' ? {} : { removeSelector: removeSelector.trim() }),
  }
}

function problemOf(error: unknown): ReadProblem {
  return error instanceof ApiError && error.status === 451 ? { kind: 'private' } : callProblem(error)
}
