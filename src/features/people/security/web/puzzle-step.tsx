import type { ReactNode } from 'react'
import type { Posted } from '#src/shared/posted.ts'
import { type Locale, pick } from '#src/shared/locale.ts'
import { useQueryValue } from '#src/web/address.ts'
import { ApiError } from '#src/web/api-error.ts'
import { textOfError } from '#src/web/form/refusal.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { AuthFrame } from '#src/features/people/account/web/auth-frame.tsx'
import auth from '#src/features/people/account/web/auth.module.css'
import { guardErrors, type Puzzle } from '#src/features/people/guard/contract.ts'
import guard from '#src/features/people/guard/web/guard.module.css'
import { PuzzleSlider } from '#src/features/people/guard/web/puzzle-slider.tsx'
import { puzzleText } from '#src/features/people/guard/web/puzzle-text.ts'
import { securityApi } from '../contract.ts'
import { securityPaths } from '../paths.ts'

interface PostedPuzzle {
  puzzle: Puzzle
  contact: string
  /** Why the last try was refused. */
  refusal?: ApiError
}

/** Returns the puzzle as a page of its own, when the answer to a form without script has one. */
export function puzzleStep(posted: Posted | undefined): ReactNode {
  const given = puzzleIn(posted)
  return given && <PuzzlePage {...given} />
}

/** Reads the puzzle, which the form asked for or a refusal brings. */
function puzzleIn(posted: Posted | undefined): PostedPuzzle | undefined {
  if (posted?.form !== securityApi.resetPassword.path) return undefined
  const { act, answer, values } = posted
  const contact = values['inputNumber'] ?? ''
  if (act === 'code') {
    const puzzle = (answer.data as { puzzle?: Puzzle } | null)?.puzzle
    return puzzle && { puzzle, contact, refusal: new ApiError(answer) }
  }
  return act !== '' && answer.code === 0 ? { puzzle: answer.data as Puzzle, contact } : undefined
}

function PuzzlePage(given: PostedPuzzle) {
  const t = useText(puzzleText)
  const redirect = useQueryValue('redirect')
  return (
    <AuthFrame title={t.title} lead={t.lead(given.contact)}>
      <PuzzleForm {...given} />
      <p className={auth.other}>
        <Link to={securityPaths.forget(redirect)}>{t.back}</Link>
      </p>
    </AuthFrame>
  )
}

function PuzzleForm({ puzzle, contact, refusal }: PostedPuzzle) {
  const t = useText(puzzleText)
  const locale = useLocale()
  const isPicture = puzzle.picture !== null
  const question = puzzle.question && pick(puzzle.question, locale)
  return (
    <form method="post" className={guard.puzzle} aria-label={t.title}>
      {/* Enter presses the first submit button. */}
      <button type="submit" name="act" value="code" hidden aria-label={t.check} />
      <input type="hidden" name="inputNumber" value={contact} />
      <input type="hidden" name="puzzleId" value={puzzle.puzzleId} />
      {puzzle.picture ? (
        <PuzzleSlider picture={puzzle.picture} />
      ) : (
        <>
          <p className={guard.question}>{question}</p>
          <TextField
            name="answer"
            label={t.answer}
            description={<span className="visually-hidden">{question}</span>}
            required
            maxLength={20}
            inputMode="numeric"
            autoComplete="off"
          />
        </>
      )}
      <p role="alert" className={guard['puzzle-problem']}>
        {refusal && <Icon name="error" size={16} />}
        {refusal && problemOf(refusal, isPicture, t, locale)}
      </p>
      <div className={guard['puzzle-acts']}>
        <Button
          type="submit"
          name="act"
          value={puzzle.kind}
          formNoValidate
          variant="quiet"
          size="small"
          icon="refresh"
        >
          {isPicture ? t.another : t.anotherQuestion}
        </Button>
        <Button type="submit" name="act" value="code" variant="primary">
          {t.check}
        </Button>
      </div>
      <button
        type="submit"
        name="act"
        value={isPicture ? 'question' : 'picture'}
        formNoValidate
        className={guard['text-button']}
      >
        {isPicture ? t.cannotSee : t.backToPicture}
      </button>
    </form>
  )
}

function problemOf(
  refusal: ApiError,
  isPicture: boolean,
  t: (typeof puzzleText)['zh'],
  locale: Locale,
): string {
  if (refusal.id !== guardErrors.wrongPuzzle.id) return textOfError(refusal, locale)
  return isPicture ? t.wrongPlace : t.wrongAnswer
}
