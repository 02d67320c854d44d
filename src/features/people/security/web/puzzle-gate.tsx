import { lazy, type ReactNode, Suspense, useState } from 'react'

const load = () => import('./puzzle-box.tsx')
const PuzzleBox = lazy(load)

/** Asks for a puzzle to be solved: `await ask()` gives its ticket, or undefined when given up. */
export function usePuzzleGate(): { ask: () => Promise<string | undefined>; gate: ReactNode } {
  const [answer, setAnswer] = useState<(ticket?: string) => void>()

  const ask = () =>
    new Promise<string | undefined>((resolve) => {
      setAnswer(() => resolve)
    })
  // Gone at once, so that the focus is back in the form before the answer is.
  const close = (ticket?: string) => {
    setAnswer(undefined)
    answer?.(ticket)
  }
  const gate = answer && (
    <Suspense fallback={null}>
      <PuzzleBox onClose={() => close()} onSolved={close} />
    </Suspense>
  )
  return { ask, gate }
}

/** Fetches the puzzle's code ahead. */
export const preloadPuzzle = () => void load().catch(() => undefined)
