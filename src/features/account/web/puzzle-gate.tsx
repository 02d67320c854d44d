import { lazy, type ReactNode, Suspense, useState } from 'react'

const load = () => import('./puzzle-box.tsx')
const PuzzleBox = lazy(load)

/** Asks for a puzzle to be solved: `await ask()` gives its ticket, or undefined when given up. */
export function usePuzzleGate(): { ask: () => Promise<string | undefined>; gate: ReactNode } {
  const [asked, setAsked] = useState<{ n: number; answer: (ticket?: string) => void }>()
  const [open, setOpen] = useState(false)

  const ask = () =>
    new Promise<string | undefined>((resolve) => {
      setAsked((last) => ({ n: (last?.n ?? 0) + 1, answer: resolve }))
      setOpen(true)
    })
  const close = (ticket?: string) => {
    setOpen(false)
    asked?.answer(ticket)
  }
  const gate = asked && (
    <Suspense fallback={null}>
      <PuzzleBox key={asked.n} open={open} onClose={() => close()} onSolved={close} />
    </Suspense>
  )
  return { ask, gate }
}

/** Fetches the puzzle's code ahead. */
export const preloadPuzzle = () => void load().catch(() => undefined)
