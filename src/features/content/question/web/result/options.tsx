import { useText } from '#src/web/i18n.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import type { PlainKey } from '../../taking.ts'
import { letter } from '../../letter.ts'
import css from '../question.module.css'
import { questionText } from '../question-text.ts'
import { RichText } from '#src/features/content/editor/web/rich-text.tsx'
import { LineText } from '../stem.tsx'

/** Options, marked as chosen and as right in words and signs, not by colour alone; then both in letters. */
export function MarkedOptions({
  options,
  chosen,
  answerKey: key,
}: {
  options: readonly { id: string; html: string }[]
  /** Null where the key is shown alone. */
  chosen: readonly string[] | null
  answerKey: PlainKey | null
}) {
  const t = useText(questionText)
  const letters = (ids: readonly string[]) =>
    options.flatMap(({ id }, at) => (ids.includes(id) ? [letter(at)] : [])).join(' ')
  return (
    <>
      <ul className={css.options}>
        {options.map(({ id, html }, index) => {
          const right = key?.right.includes(id)
          const mine = chosen?.includes(id) === true
          const note = optionNote(t, {
            right,
            mine,
            hasAnswer: chosen !== null && chosen.length > 0,
          })
          const feedback = mine || !chosen ? key?.notes[id] : undefined
          return (
            <li
              key={id}
              className={cx(
                css.option,
                css.fixed,
                right && css.isRight,
                mine && right === false && css.isWrong,
                mine && right === undefined && css.isMine,
              )}
            >
              {right || mine ? (
                <Icon name={right === false ? 'close' : 'check'} size={20} />
              ) : (
                <i />
              )}
              <span className={css.letter}>{letter(index)}</span>
              <div className={css.line}>
                <LineText html={html} />
                {note !== '' && <span className={css.hint}> · {note}</span>}
                {feedback && (
                  <div className={css.note}>
                    <RichText html={feedback} />
                  </div>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      <dl className={css.answers}>
        {chosen && <dt>{t.yours}</dt>}
        {chosen && <dd>{letters(chosen) || t.none}</dd>}
        {key && <dt>{t.rightAnswer}</dt>}
        {key && <dd>{letters(key.right) || '–'}</dd>}
      </dl>
    </>
  )
}

/** Says in words what the signs of an option show. `right` is unknown where the key is not shown. */
function optionNote(
  t: (typeof questionText)['zh'],
  { right, mine, hasAnswer }: { right: boolean | undefined; mine: boolean; hasAnswer: boolean },
): string {
  if (mine) return right === undefined ? t.chosen : right ? t.chosenRight : t.chosenWrong
  if (!right) return ''
  return hasAnswer ? t.missed : t.isRight
}
