import { quietly } from '#src/web/quietly.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'

const load = () => import('./puzzle-box.tsx')
const PuzzleBox = lazy(load)

/** Opens a puzzle: `await ask()` returns the ticket of its solution, or undefined when the person gives up. */
export function usePuzzleGate(): { ask: () => Promise<string | undefined>; gate: ReactNode } {
  const [answer, setAnswer] = useState<(ticket?: string) => void>()

  const ask = () =>
    new Promise<string | undefined>((resolve) => {
      setAnswer(() => resolve)
    })
  // Closes first, so that the focus returns to the form before the answer arrives.
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

/** Loads the puzzle's code in advance. */
export const preloadPuzzle = () => void quietly(load())
