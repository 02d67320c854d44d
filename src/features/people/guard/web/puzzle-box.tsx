import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import DialogFrame from '#src/web/ui/dialog-frame.tsx'
import type { Puzzle } from '../contract.ts'
import { WorkNote } from './notes.tsx'
import css from './guard.module.css'
import { PuzzleForm } from './puzzle-form.tsx'
import { puzzleText } from './puzzle-text.ts'
import { usePuzzle } from './use-puzzle.ts'

/** Default export because it is loaded by `lazy`. A puzzle to solve, or a question in words. */
export default function PuzzleBox({
  target,
  onClose,
  onSolved,
}: {
  /** The phone or e-mail that the code will be sent to. */
  target: string
  onClose: () => void
  onSolved: (ticket: string) => void
}) {
  const t = useText(puzzleText)
  return (
    <DialogFrame open onClose={onClose} title={t.title} width={360}>
      <Challenge target={target} onSolved={onSolved} />
    </DialogFrame>
  )
}

function Challenge({ target, onSolved }: { target: string; onSolved: (ticket: string) => void }) {
  const t = useText(puzzleText)
  const { puzzle, problem, loading, checking, fetchNew, check } = usePuzzle(target, onSolved)
  if (!puzzle) {
    return (
      <div className={css.puzzle}>
        <div className={css['puzzle-empty']}>
          {problem ? <p role="alert">{problem}</p> : <p>{t.loading}</p>}
        </div>
        {problem && (
          <Button icon="refresh" pending={loading} onClick={() => fetchNew('picture')}>
            {t.retry}
          </Button>
        )}
      </div>
    )
  }
  return (
    <Solving
      key={puzzle.puzzleId}
      {...{ puzzle, problem, loading, checking, check }}
      onAnother={fetchNew}
    />
  )
}

interface Props {
  puzzle: Puzzle
  problem: string | undefined
  loading: boolean
  checking: boolean
  check: (puzzle: Puzzle, solution: { x?: number; answer?: string }) => void
  onAnother: (kind: Puzzle['kind']) => void
}

function Solving({ puzzle, problem, loading, checking, check, onAnother }: Props) {
  const t = useText(puzzleText)
  const [x, setX] = useState(0)
  const [answer, setAnswer] = useState('')
  const [missing, setMissing] = useState<string>()
  const isPicture = puzzle.picture !== null
  const form = useRef<HTMLFormElement>(null)
  // Each puzzle is a new form; focusing its field lets keyboard users continue.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  function move(to: number) {
    setX(to)
    setMissing(undefined)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    // React passes events of a dialog on to the form that opened it.
    event.stopPropagation()
    if (checking) return
    if (isPicture ? x === 0 : answer.trim() === '') {
      setMissing(isPicture ? t.moveFirst : t.answerMissing)
      return
    }
    check(puzzle, isPicture ? { x } : { answer })
  }

  return (
    <PuzzleForm
      puzzle={puzzle}
      problem={missing ?? problem}
      form={{ ref: form, noValidate: true, onSubmit: submit }}
      slider={{ x, onChange: move }}
      answer={{ value: answer, onChange: setAnswer }}
      check={{ pending: checking }}
      another={{ pending: loading, onClick: () => onAnother(puzzle.kind) }}
      other={{ type: 'button', onClick: () => onAnother(isPicture ? 'question' : 'picture') }}
      note={<WorkNote work={puzzle.work} />}
    />
  )
}
