import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { lessonApi } from '../contract.ts'
import css from './question.module.css'
import { letters, questionText } from './question-text.ts'
import { useQuestion } from './use-question.ts'

/** A question on the projector: how many have answered, then the bars. Closing it closes the question. */
export function QuestionDialog({ lessonId, onClose }: { lessonId: number; onClose: () => void }) {
  const t = useText(questionText)
  const format = useFormat()
  const { act, pending } = useAct()
  const { question, renew } = useQuestion(lessonId)
  if (!question) return null
  const { questionId, number, isOpen, answered, of, counts } = question
  const quiet = { refresh: false } as const
  const close = (done: () => unknown) =>
    void act(lessonApi.closeQuestion, { lessonId, questionId }, { ...quiet, done })
  const again = () => void act(lessonApi.askQuestion, { lessonId }, { ...quiet, done: renew })
  return (
    <Dialog
      open
      title={t.title(format.number(number))}
      width={1000}
      dismissable={false}
      onClose={() => (isOpen ? close(onClose) : onClose())}
      footer={
        isOpen ? (
          <Button variant="primary" pending={pending} onClick={() => close(renew)}>
            {t.show}
          </Button>
        ) : (
          <>
            <Button pending={pending} onClick={again}>
              {t.next}
            </Button>
            <Button variant="primary" onClick={onClose}>
              {t.close}
            </Button>
          </>
        )
      }
    >
      {counts ? (
        <ul className={css.bars} aria-label={t.bars}>
          {letters.map((letter, at) => {
            const count = counts[at] ?? 0
            const share = answered === 0 ? 0 : count / answered
            return (
              <li key={letter}>
                <b>{letter}</b>
                <span className={css.track} aria-hidden="true">
                  <span style={{ inlineSize: `${share * 100}%` }} />
                </span>
                <span>{t.times(format.number(count), format.percent(share))}</span>
              </li>
            )
          })}
        </ul>
      ) : (
        <p className={css.letters} aria-hidden="true">
          {letters.map((letter) => (
            <b key={letter}>{letter}</b>
          ))}
        </p>
      )}
      <p className={css.answered} aria-live="polite">
        {t.answered(format.number(answered), format.number(of))}
      </p>
      {isOpen && <p className={css.how}>{t.how}</p>}
    </Dialog>
  )
}
