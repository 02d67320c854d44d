import { lazy, type ReactNode, Suspense, useState } from 'react'
import { quietly } from '#src/web/quietly.ts'

const load = () => import('./puzzle-box.tsx')
const PuzzleBox = lazy(load)

/** Opens a puzzle: `await ask(target)` returns the ticket for a code to this contact, or undefined when the person gives up. */
export function usePuzzleGate(): {
  ask: (target: string) => Promise<string | undefined>
  gate: ReactNode
} {
  const [asked, setAsked] = useState<{ target: string; answer: (ticket?: string) => void }>()

  const ask = (target: string) =>
    new Promise<string | undefined>((answer) => {
      setAsked({ target, answer })
    })
  // Closes first, so that the focus returns to the form before the answer arrives.
  const close = (ticket?: string) => {
    setAsked(undefined)
    asked?.answer(ticket)
  }
  const gate = asked && (
    <Suspense fallback={null}>
      <PuzzleBox target={asked.target} onClose={() => close()} onSolved={close} />
    </Suspense>
  )
  return { ask, gate }
}

/** Loads the puzzle's code in advance. */
export const preloadPuzzle = () => void quietly(load())
