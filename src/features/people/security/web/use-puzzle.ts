import { useEffect, useState } from 'react'
import { codeNoAnswer } from '#src/shared/errors.ts'
import { api, ApiError } from '#src/web/api.ts'
import { useText } from '#src/web/i18n.tsx'
import { securityApi, securityErrors, type Puzzle } from '../contract.ts'
import { puzzleText } from './puzzle-text.ts'

/** The puzzle at hand, what was wrong with the last try, and the two calls. */
export function usePuzzle(onSolved: (ticket: string) => void) {
  const t = useText(puzzleText)
  const [puzzle, setPuzzle] = useState<Puzzle>()
  const [problem, setProblem] = useState<string>()
  const [loading, setLoading] = useState(false)
  const [checking, setChecking] = useState(false)

  async function fetchNew(kind: Puzzle['kind']) {
    if (loading) return
    setLoading(true)
    try {
      setPuzzle(await api(securityApi.getPuzzle, { kind }, { quiet: true }))
      setProblem(undefined)
    } catch (error) {
      setProblem(isOffline(error) ? t.offline : t.loadFailed)
    } finally {
      setLoading(false)
    }
  }

  // The first one, as soon as the box is there.
  useEffect(() => {
    let left = false
    api(securityApi.getPuzzle, { kind: 'picture' }, { quiet: true }).then(
      (first) => left || setPuzzle(first),
      (error: unknown) => left || setProblem(isOffline(error) ? t.offline : t.loadFailed),
    )
    return () => {
      left = true
    }
  }, [t])

  async function check(tried: Puzzle, solution: { x?: number; answer?: string }) {
    setChecking(true)
    setProblem(undefined)
    try {
      const input = { puzzleId: tried.puzzleId, ...solution }
      onSolved((await api(securityApi.solvePuzzle, input, { quiet: true })).ticket)
    } catch (error) {
      const isWrong = error instanceof ApiError && error.id === securityErrors.wrongPuzzle.id
      if (isWrong) setPuzzle((error.data as { puzzle: Puzzle }).puzzle)
      const words = tried.picture ? t.wrongPlace : t.wrongAnswer
      setProblem(isWrong ? words : isOffline(error) ? t.offline : t.checkFailed)
    } finally {
      setChecking(false)
    }
  }

  return {
    puzzle,
    problem,
    loading,
    checking,
    fetchNew: (kind: Puzzle['kind']) => void fetchNew(kind),
    check: (tried: Puzzle, solution: { x?: number; answer?: string }) =>
      void check(tried, solution),
  }
}

const isOffline = (error: unknown) => error instanceof ApiError && error.code === codeNoAnswer
