import { QuestionResult } from '#src/features/content/question/web/result/question-result.tsx'
import { unjudged } from '#src/features/content/question/web/result/unjudged.ts'
import { PartFailed } from '#src/features/content/bank/web/part-failed.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Skeleton } from '#src/web/ui/skeleton.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { invigilationApi } from '../contract.ts'
import type { LateAnswer as Answer } from '../late.ts'
import css from './invigilation.module.css'
import { lateText } from './late-text.ts'

/**
 * The late answers of an attempt beside those that count so far, and the decision on them.
 * Default export because it is loaded by `lazy`.
 */
export default function LateDialog({
  quizId,
  attemptId,
  name,
  onClose,
}: {
  quizId: number
  attemptId: number
  name: string
  onClose: () => void
}) {
  const t = useText(lateText)
  const format = useFormat()
  const { act, pending } = useAct()
  const late = useLoad(invigilationApi.getLate, { quizId, attemptId })
  const decide = (counts: boolean) =>
    act(
      invigilationApi.decideLate,
      { quizId, attemptId, counts },
      {
        said: ({ score }) =>
          !counts ? t.left : score === null ? t.takenUnmarked : t.taken(format.number(score)),
        done: onClose,
      },
    )
  return (
    <Dialog
      open
      title={t.title(name)}
      width={720}
      onClose={onClose}
      footer={
        late.data && (
          <>
            <Button disabled={pending} onClick={() => void decide(false)}>
              {t.leave}
            </Button>
            <Button variant="primary" disabled={pending} onClick={() => void decide(true)}>
              {t.take}
            </Button>
          </>
        )
      }
    >
      {late.failed ? (
        <PartFailed part="question" onAgain={late.retry} />
      ) : !late.data ? (
        <Skeleton height={240} />
      ) : (
        <div className={css.decision}>
          <p className={css.muted}>{t.lead(format.dateTime(late.data.endedAt))}</p>
          <ol className={css.lates}>
            {late.data.answers.map((one) => (
              <li key={one.questionId}>
                <LateAnswer one={one} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </Dialog>
  )
}

function LateAnswer({ one }: { one: Answer }) {
  const t = useText(lateText)
  const format = useFormat()
  const { number, question, former, late, lateAt, keyWasShown, isBehind } = one
  const shown = unjudged(question, null)
  return (
    <article className={css.decision}>
      <h3 className={css.cell}>
        {t.question(format.number(number))}
        <span className={css.muted}>{t.arrived(format.dateTime(lateAt))}</span>
        {isBehind && <Tag tone="warning">{t.behind}</Tag>}
        {keyWasShown && <Tag tone="warning">{t.afterKey}</Tag>}
      </h3>
      <section className={css.late}>
        <h4>{t.former}</h4>
        {former === null ? (
          <p className={css.muted}>{t.none}</p>
        ) : (
          <QuestionResult question={question} answer={former} result={shown} />
        )}
      </section>
      <section className={css.late}>
        <h4>{t.late}</h4>
        <QuestionResult question={question} answer={late} result={shown} />
      </section>
    </article>
  )
}
