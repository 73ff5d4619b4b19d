/** A mark of nine points on a grid, of which those with `#` are filled; 80 units high (specification §9). */
export function SampleMark({ mark }: { mark: string }) {
  return (
    <svg viewBox="0 0 48 80" width="48" height="80" fill="currentColor" aria-hidden="true">
      {mark
        .split(' ')
        .flatMap((row, y) =>
          [...row].map((cell, x) => (
            <circle
              key={`${x} ${y}`}
              cx={8 + x * 16}
              cy={24 + y * 16}
              r={cell === '#' ? 7 : 1.5}
              opacity={cell === '#' ? 1 : 0.5}
            />
          )),
        )}
    </svg>
  )
}
