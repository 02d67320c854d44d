import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { revisionApi } from '../contract.ts'
import { type Mistake, mistakes } from '../rules-of-set.ts'
import css from './revision.module.css'
import { revisionText } from './revision-text.ts'

/** The kinds of mistake; a second tap takes the choice back. */
export function MistakeChips({
  questionId,
  mistake,
  onMistake,
}: {
  questionId: number
  mistake: Mistake | null
  onMistake: (mistake: Mistake | null) => void
}) {
  const t = useText(revisionText)
  const { act } = useAct()
  return (
    <div className={css.choice} role="group" aria-label={t.mistake}>
      <p>{t.mistake}</p>
      <div className={css.chips}>
        {mistakes.map((one) => (
          <button
            key={one}
            type="button"
            className={css.chip}
            aria-pressed={mistake === one}
            onClick={() =>
              void act(
                revisionApi.setMistake,
                { questionId, mistake: mistake === one ? null : one },
                { refresh: false, done: ({ mistake: kept }) => onMistake(kept) },
              )
            }
          >
            {t.mistakes[one]}
          </button>
        ))}
      </div>
    </div>
  )
}
