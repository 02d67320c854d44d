import { useState } from 'react'
import { plainWords } from '#src/features/content/question/web/plain-words.ts'
import { optionsOf } from '#src/features/content/question/web/options-of.ts'
import { useTypeName } from '#src/features/content/question/web/question-head.tsx'
import { questionText } from '#src/features/content/question/web/question-text.ts'
import { QuestionWithKey } from '#src/features/content/question/web/result/question-with-key.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { type FilmPoint, filmQuestionApi } from '../contract.ts'
import { manageText } from './manage-text.ts'
import css from './points.module.css'
import { TimeDialog } from './time-dialog.tsx'

/** A question in a film: where it stands, how it was answered, and what may be done with it. */
export function PointRow({
  courseId,
  point,
  now,
  onJump,
  onChanged,
}: {
  courseId: number
  point: FilmPoint
  /** The second that the film shows. */
  now: number
  onJump: () => void
  onChanged: () => void
}) {
  const { pointId, second, beyondEnd, hasNewer, question, key, answered, right, chosen } = point
  const t = useText(manageText)
  const format = useFormat()
  const [typing, setTyping] = useState(false)
  const type = useTypeName(question.type)
  const { act, pending } = useAct()
  const time = format.clock(second)
  const options = optionsOf(question, useText(questionText))
  return (
    <li className={css.point}>
      <div className={css.head}>
        <Button size="small" variant="quiet" aria-label={t.jump(time)} onClick={onJump}>
          {time}
        </Button>
        <Tag>{type}</Tag>
        {beyondEnd && <Tag tone="warning">{t.beyondEnd}</Tag>}
        {hasNewer && <Tag tone="action">{t.hasNewer}</Tag>}
      </div>
      <p className={css.stem}>{plainWords(question.stem) || t.noTitle}</p>
      <p className={css.about}>
        {answered > 0 ? t.answered(format.number(answered), format.number(right)) : t.noAnswers}
      </p>
      {answered > 0 && options.length > 0 && (
        <ul className={css.options}>
          {options.map(({ id, name }) => (
            <li key={id}>
              <span>
                {name}
                {key.right.includes(id) && (
                  <>
                    {' '}
                    <Icon name="check" size={16} />
                    <span className="visually-hidden">{t.right}</span>
                  </>
                )}
              </span>
              <meter min={0} max={answered} value={chosen[id] ?? 0} aria-hidden="true" />
              <span>
                <span className="visually-hidden">
                  {t.chosenBy(format.number(chosen[id] ?? 0))}
                </span>
                <span aria-hidden="true">{format.number(chosen[id] ?? 0)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <details className={css.whole}>
        <summary>{t.show}</summary>
        <QuestionWithKey question={question} answerKey={key} />
      </details>
      <div className={css.acts}>
        {now !== second && (
          <Button
            size="small"
            pending={pending}
            onClick={() =>
              void act(
                filmQuestionApi.movePoint,
                { courseId, pointId, second: now },
                { said: t.moved, done: onChanged },
              )
            }
          >
            {t.moveTo(format.clock(now))}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => setTyping(true)}>
          {t.setTime}
        </Button>
        {hasNewer && (
          <Button
            size="small"
            variant="quiet"
            onClick={() =>
              void act(
                filmQuestionApi.renewPoint,
                { courseId, pointId },
                {
                  ...(answered > 0 && {
                    ask: {
                      ...{ title: t.renewTitle(time), text: t.renewText },
                      ...{ confirm: t.renew, danger: true },
                    },
                  }),
                  ...{ said: t.renewed, done: onChanged },
                },
              )
            }
          >
            {t.renew}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          icon="trash"
          onClick={() =>
            void act(
              filmQuestionApi.deletePoint,
              { courseId, pointId },
              {
                ask: {
                  ...{ title: t.removeTitle(time), text: t.removeText },
                  ...{ confirm: t.remove, danger: true },
                },
                ...{ verb: 'delete', said: t.removed, done: onChanged },
              },
            )
          }
        >
          {t.remove}
        </Button>
      </div>
      {typing && (
        <TimeDialog {...{ courseId, point }} onClose={() => setTyping(false)} onMoved={onChanged} />
      )}
    </li>
  )
}
