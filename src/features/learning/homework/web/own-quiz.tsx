import { homeworkQuizPaths } from '#src/features/learning/homework-quiz/paths.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import type { OwnHomework } from '../learner-api.ts'
import css from './homework.module.css'
import { ownText } from './own-text.ts'

/** The quiz of homework, with the way to take it. */
export function OwnQuizPanel({
  homework: { homeworkId, own },
  quiz: { questions, points, timeLimit, allowed, used, counts, status },
}: {
  homework: OwnHomework
  quiz: NonNullable<OwnHomework['quiz']>
}) {
  const t = useText(ownText)
  const format = useFormat()
  const isNext = own.state === 'todo' || own.state === 'redo' || status === 'open'
  return (
    <Panel title={t.quiz}>
      <div className={css.stack}>
        <dl className={css.facts}>
          <div>
            <dt>{t.questions}</dt>
            <dd>{t.questionsOf(format.number(questions), format.number(points))}</dd>
          </div>
          <div>
            <dt>{t.time}</dt>
            <dd>{timeLimit === null ? t.untilDue : t.minutes(format.number(timeLimit))}</dd>
          </div>
          <div>
            <dt>{t.attempts}</dt>
            <dd>
              {allowed === null
                ? t.attemptsAny(format.number(used))
                : t.attemptsOf(format.number(used), format.number(allowed))}
              {allowed !== 1 && <div className={css.muted}>{t.countings[counts]}</div>}
            </dd>
          </div>
        </dl>
        <div>
          <ButtonLink
            variant={isNext ? 'primary' : 'secondary'}
            to={homeworkQuizPaths.quiz(homeworkId)}
          >
            {status === 'open' ? t.goOn : status === 'none' ? t.toQuiz : t.toResult}
          </ButtonLink>
        </div>
      </div>
    </Panel>
  )
}
