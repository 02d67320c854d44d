import type { ReactNode } from 'react'
import type { Posted } from '#src/shared/posted.ts'
import type { Locale } from '#src/shared/locale.ts'
import { useQueryValue } from '#src/web/address.ts'
import { ApiError } from '#src/web/api-error.ts'
import { textOfError } from '#src/web/form/refusal.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { AuthFrame } from '#src/features/people/account/web/auth-frame.tsx'
import auth from '#src/features/people/account/web/auth.module.css'
import { guardErrors, type Puzzle } from '#src/features/people/guard/contract.ts'
import { PuzzleForm } from '#src/features/people/guard/web/puzzle-form.tsx'
import { puzzleText } from '#src/features/people/guard/web/puzzle-text.ts'
import { securityApi } from '../contract.ts'
import { securityPaths } from '../paths.ts'
import { recoverText } from './recover-text.ts'

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

function PuzzlePage({ puzzle, contact, refusal }: PostedPuzzle) {
  const t = useText(recoverText)
  const words = useText(puzzleText)
  const locale = useLocale()
  const redirect = useQueryValue('redirect')
  const isPicture = puzzle.picture !== null
  const submit = (act: string) => ({ type: 'submit', name: 'act', value: act }) as const
  return (
    <AuthFrame title={words.title} lead={t.puzzleLead(contact)}>
      <PuzzleForm
        puzzle={puzzle}
        problem={refusal && problemOf(refusal, isPicture, words, locale)}
        form={{ method: 'post' }}
        answer={{ name: 'answer' }}
        check={submit('code')}
        another={{ ...submit(puzzle.kind), formNoValidate: true }}
        other={{ ...submit(isPicture ? 'question' : 'picture'), formNoValidate: true }}
        hidden={
          <>
            {/* Enter presses the first submit button. */}
            <button {...submit('code')} hidden aria-label={words.check} />
            <input type="hidden" name="inputNumber" value={contact} />
            <input type="hidden" name="puzzleId" value={puzzle.puzzleId} />
          </>
        }
      />
      <p className={auth.other}>
        <Link to={securityPaths.forget(redirect)}>{t.toRecovery}</Link>
      </p>
    </AuthFrame>
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
