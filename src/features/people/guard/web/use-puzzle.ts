import { useEffect, useRef, useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { runningWork } from './running-work.ts'
import { api, ApiError } from '#src/web/api.ts'
import { useText } from '#src/web/i18n.tsx'
import { guardApi, guardErrors, type Puzzle } from '../contract.ts'
import { puzzleText } from './puzzle-text.ts'

/** The current puzzle, the error of the last try, and the calls for another puzzle and a check. */
export function usePuzzle(target: string, onSolved: (ticket: string) => void) {
  const t = useText(puzzleText)
  const [puzzle, setPuzzle] = useState<Puzzle>()
  const [problem, setProblem] = useState<string>()
  const loading = useAct()
  const checking = useAct()

  const fetchNew = (kind: Puzzle['kind'], reason?: string) =>
    loading.act(
      guardApi.getPuzzle,
      { kind },
      {
        refresh: false,
        words: t.loadFailed,
        failed: setProblem,
        done(next) {
          setPuzzle(next)
          setProblem(reason)
        },
      },
    )

  // Loads the first puzzle when the box opens.
  const first = useRef(fetchNew)
  useEffect(() => void first.current('picture'), [])

  async function send({ puzzleId, work }: Puzzle, solution: { x?: number; answer?: string }) {
    const solved = await runningWork(work).solution()
    const proof = solved === undefined ? {} : { work: solved }
    const input = { inputNumber: target, puzzleId, ...solution, ...proof }
    return api(guardApi.solvePuzzle, input, { quiet: true })
  }

  function check(tried: Puzzle, solution: { x?: number; answer?: string }) {
    setProblem(undefined)
    return checking.run(() => send(tried, solution), {
      refresh: false,
      words: t.checkFailed,
      done: ({ ticket }) => onSolved(ticket),
      failed(words, error) {
        const refusal = error instanceof ApiError ? error : undefined
        const next = (refusal?.data as { puzzle?: Puzzle } | null)?.puzzle
        const isWrong = refusal?.id === guardErrors.wrongPuzzle.id
        const reason = isWrong ? (tried.picture ? t.wrongPlace : t.wrongAnswer) : words
        setProblem(reason)
        if (next) setPuzzle(next)
        // An expired puzzle brings no other one.
        else if (isWrong) void fetchNew(tried.kind, reason)
      },
    })
  }

  return {
    puzzle,
    problem,
    loading: loading.pending,
    checking: checking.pending,
    fetchNew: (kind: Puzzle['kind']) => void fetchNew(kind),
    check: (tried: Puzzle, solution: { x?: number; answer?: string }) =>
      void check(tried, solution),
  }
}
