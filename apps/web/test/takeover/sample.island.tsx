/* oxlint-disable react/forbid-elements -- what React does with the browser's own fields is what is tested here */

import { useState } from 'react'

/** One field of each kind, and so many rows that React does not render them in one go. */
export default function Sample({ text, rows }: { text: string; rows: number }) {
  const [line, setLine] = useState(text)
  const [area, setArea] = useState(text)
  const [isOn, setOn] = useState(true)
  const [choice, setChoice] = useState('a')
  const [option, setOption] = useState('b')
  return (
    <form>
      <input aria-label="Line" value={line} onChange={({ target }) => setLine(target.value)} />
      {Array.from({ length: rows }, (_, row) => (
        <p key={row}>
          Row <b>{row}</b>
        </p>
      ))}
      <textarea aria-label="Area" value={area} onChange={({ target }) => setArea(target.value)} />
      <input
        type="checkbox"
        aria-label="Box"
        checked={isOn}
        onChange={({ target }) => setOn(target.checked)}
      />
      {['a', 'b', 'c'].map((name) => (
        <input
          key={name}
          type="radio"
          name="choice"
          aria-label={name}
          checked={choice === name}
          onChange={() => setChoice(name)}
        />
      ))}
      <select aria-label="Option" value={option} onChange={({ target }) => setOption(target.value)}>
        {['a', 'b', 'c'].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <output>{JSON.stringify({ line, area, isOn, choice, option })}</output>
      {Array.from({ length: rows }, (_, row) => (
        <p key={row}>
          Row <b>{row}</b>
        </p>
      ))}
    </form>
  )
}
