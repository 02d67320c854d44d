import { Suspense, useState } from 'react'
import { homeworkQuizPaths } from '#src/features/learning/homework-quiz/paths.ts'
import { invigilationPaths } from '#src/features/learning/invigilation/paths.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { Link } from '#src/web/link.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { OpenWork } from '../marking-api.ts'
import type { HeadQuiz, QuizOfWork } from '../schemas.ts'
import { attemptsText } from './attempts-text.ts'
import css from './homework.module.css'
import { worksText } from './works-text.ts'

const LateDialog = latePart(() => import('#src/features/learning/invigilation/web/late-dialog.tsx'))

type Attempt = QuizOfWork['attempts'][number]

/** The attempts of a student at the quiz of homework, the latest first. */
export function QuizAttempts({
  classId,
  head,
  open,
  quiz,
}: {
  classId: number
  head: HeadQuiz | null
  open: OpenWork
  quiz: QuizOfWork
}) {
  const t = useText(worksText)
  const q = useText(attemptsText)
  const format = useFormat()
  const [late, setLate] = useState<number>()
  const { homeworkId, work } = open
  const columns: Column<Attempt>[] = [
    {
      ...{ key: 'number', header: q.attempt, rowHeader: true },
      cell: ({ attemptId, number, status }) =>
        status === 'open' ? (
          q.attemptNumber(format.number(number))
        ) : (
          <Link to={homeworkQuizPaths.attempt(classId, homeworkId, attemptId)}>
            {q.attemptNumber(format.number(number))}
          </Link>
        ),
    },
    {
      ...{ key: 'at', header: t.handedIn },
      cell: ({ handedInAt, startedAt }) =>
        handedInAt ? format.dateTime(handedInAt) : q.begunAt(format.dateTime(startedAt)),
    },
    {
      ...{ key: 'points', header: q.points, numeric: true },
      cell: ({ score, maxScore, status }) =>
        status === 'open' || score === null
          ? t.none
          : q.pointsOf(format.number(score), format.number(maxScore ?? 0)),
    },
    {
      ...{ key: 'state', header: t.state },
      cell: ({ attemptId, status, waiting, late: lateAnswers }) => (
        <span className={css.tags}>
          {status === 'open' && <Tag tone="action">{q.attemptOpen}</Tag>}
          {waiting > 0 && <Tag tone="warning">{q.toMarkNow(format.number(waiting))}</Tag>}
          {lateAnswers > 0 && head?.can.teach.may && (
            <Button size="small" onClick={() => setLate(attemptId)}>
              {q.lateAnswers(format.number(lateAnswers))}
            </Button>
          )}
        </span>
      ),
    },
  ]
  return (
    <Panel title={q.attempts}>
      {quiz.attempts.length === 0 ? (
        <p className={css.muted}>{q.noAttempts}</p>
      ) : (
        <DataTable
          caption={q.attempts}
          columns={columns}
          rows={quiz.attempts}
          rowKey={({ attemptId }) => attemptId}
        />
      )}
      {head?.can.markAnswers.may && quiz.attempts.some(({ waiting }) => waiting > 0) && (
        <div className={css.foot}>
          <ButtonLink variant="primary" to={invigilationPaths.marking(head.quizId)}>
            {q.markAnswers(format.number(head.toMark))}
          </ButtonLink>
        </div>
      )}
      <Suspense>
        {late !== undefined && head && (
          <LateDialog
            quizId={head.quizId}
            attemptId={late}
            name={work.student.name}
            onClose={() => setLate(undefined)}
          />
        )}
      </Suspense>
    </Panel>
  )
}
