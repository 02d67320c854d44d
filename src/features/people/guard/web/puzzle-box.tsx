import { type FormEvent, useEffect, useRef, useState } from 'react'
import { pick } from '#src/shared/locale.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import DialogFrame from '#src/web/ui/dialog-frame.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import type { Puzzle } from '../contract.ts'
import { WorkNote } from './notes.tsx'
import css from './guard.module.css'
import { PuzzleSlider } from './puzzle-slider.tsx'
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
    <PuzzleForm
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

function PuzzleForm({ puzzle, problem, loading, checking, check, onAnother }: Props) {
  const t = useText(puzzleText)
  const locale = useLocale()
  const [x, setX] = useState(0)
  const [answer, setAnswer] = useState('')
  const [missing, setMissing] = useState<string>()
  const isPicture = puzzle.picture !== null
  const form = useRef<HTMLFormElement>(null)
  // Each puzzle is a new form; focusing its field lets keyboard users continue.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const shownError = missing ?? problem
  const other = isPicture ? 'question' : 'picture'

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
    <form ref={form} className={css.puzzle} noValidate onSubmit={submit} aria-label={t.title}>
      {puzzle.picture ? (
        <PuzzleSlider picture={puzzle.picture} x={x} onChange={move} />
      ) : (
        <>
          <p className={css.question}>{puzzle.question && pick(puzzle.question, locale)}</p>
          <TextField
            label={t.answer}
            description={
              <span className="visually-hidden">
                {puzzle.question && pick(puzzle.question, locale)}
              </span>
            }
            value={answer}
            onChange={setAnswer}
            required
            maxLength={20}
            inputMode="numeric"
            autoComplete="off"
          />
        </>
      )}
      <p role="alert" className={css['puzzle-problem']}>
        {shownError && <Icon name="error" size={16} />}
        {shownError}
      </p>
      <div className={css['puzzle-acts']}>
        <Button
          variant="quiet"
          size="small"
          icon="refresh"
          pending={loading}
          onClick={() => onAnother(puzzle.kind)}
        >
          {isPicture ? t.another : t.anotherQuestion}
        </Button>
        <Button type="submit" variant="primary" pending={checking}>
          {t.check}
        </Button>
      </div>
      <button type="button" className={css['text-button']} onClick={() => onAnother(other)}>
        {isPicture ? t.cannotSee : t.backToPicture}
      </button>
      <WorkNote work={puzzle.work} />
    </form>
  )
}
