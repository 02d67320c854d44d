import { Suspense, useState } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { DataTable } from '#src/web/ui/data-table.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { invigilationApi, type Learner } from '../contract.ts'
import { AllowanceDialog } from './allowance-dialog.tsx'
import { ChooseAll, ChooseLearner, type Chosen } from './choose-learners.tsx'
import { invigilationText } from './invigilation-text.ts'
import css from './invigilation.module.css'

const LateDialog = latePart(() => import('./late-dialog.tsx'))

/** The learners of a quiz, each with the latest attempt. */
export function LearnerTable({
  quizId,
  rows,
  chosen,
  onChoose,
}: Chosen & {
  quizId: number
  rows: readonly Learner[]
}) {
  const t = useText(invigilationText)
  const format = useFormat()
  const ids = rows.map(({ userId }) => userId)
  return (
    <>
      <ChooseAll label={t.chooseAll} ids={ids} chosen={chosen} onChoose={onChoose} />
      <DataTable
        dense
        caption={t.learner}
        rows={rows}
        rowKey={({ userId }) => userId}
        columns={[
          {
            key: 'learner',
            header: t.learner,
            rowHeader: true,
            cell: (row) => (
              <ChooseLearner
                label={t.choose(row.name)}
                learner={row}
                chosen={chosen}
                onChoose={onChoose}
              />
            ),
          },
          { key: 'state', header: t.state, cell: (row) => <State row={row} /> },
          {
            key: 'score',
            header: t.score,
            cell: ({ attempt, share, passed, unmarked }) =>
              unmarked > 0 ? (
                <Tag tone="warning">{t.unmarked(format.number(unmarked))}</Tag>
              ) : attempt && share !== null ? (
                <span className={css.cell}>
                  {attempt.score !== null &&
                    t.points(format.number(attempt.score), format.number(attempt.maxScore ?? 0))}
                  <Tag tone={passed ? 'success' : 'warning'}>{passed ? t.passed : t.failed}</Tag>
                </span>
              ) : (
                '–'
              ),
          },
          {
            key: 'away',
            header: t.away,
            cell: ({ attempt }) =>
              attempt && attempt.leaves > 0
                ? t.times(format.number(attempt.leaves), format.clock(attempt.awaySeconds))
                : '–',
          },
          {
            key: 'plan',
            header: t.plan,
            cell: ({ allowance }) => (allowance ? <Plan allowance={allowance} /> : '–'),
          },
          {
            key: 'acts',
            header: t.more,
            menu: true,
            cell: (row) => <Acts quizId={quizId} row={row} />,
          },
        ]}
      />
    </>
  )
}

function State({ row: { attempt } }: { row: Learner }) {
  const t = useText(invigilationText)
  const format = useFormat()
  if (!attempt) return <span className={css.muted}>{t.noneYet}</span>
  if (attempt.status === 'open') {
    return (
      <span className={css.cell}>
        <Tag tone="action">{t.now}</Tag>
        {attempt.paused && <Tag tone="warning">{t.paused}</Tag>}
        <span>{t.progress(format.number(attempt.answered), format.number(attempt.questions))}</span>
        {attempt.place !== null && (
          <span className={css.muted}>{t.place(format.number(attempt.place + 1))}</span>
        )}
        {attempt.offlineSince && (
          <Tag tone="warning">
            {t.offline} <TimeAgo value={attempt.offlineSince} />
          </Tag>
        )}
      </span>
    )
  }
  return (
    <span className={css.cell}>
      <Tag tone="success">{t.handedIn}</Tag>
      {attempt.handedInAt && (
        <span className={css.muted}>
          <TimeAgo value={attempt.handedInAt} />
        </span>
      )}
      {attempt.late && <Tag tone="warning">{t.late}</Tag>}
      {attempt.endedBy === 'time' && <span className={css.muted}>{t.byTime}</span>}
      {attempt.endedBy === 'teacher' && <span className={css.muted}>{t.byTeacher}</span>}
      {attempt.lateAnswers > 0 && (
        <Tag tone="warning">{t.lateAnswers(format.number(attempt.lateAnswers))}</Tag>
      )}
    </span>
  )
}

function Plan({ allowance }: { allowance: NonNullable<Learner['allowance']> }) {
  const t = useText(invigilationText)
  const format = useFormat()
  const { kind, extraMinutes, extraAttempts, opensAt, closesAt } = allowance
  return (
    <span className={css.cell}>
      <Tag>{t.kinds[kind]}</Tag>
      {extraMinutes > 0 && <span>{t.extra(format.number(extraMinutes))}</span>}
      {extraAttempts > 0 && <span>{t.extraAttempts(format.number(extraAttempts))}</span>}
      {opensAt && <span>{t.from(format.dateTime(opensAt))}</span>}
      {closesAt && <span>{t.until(format.dateTime(closesAt))}</span>}
    </span>
  )
}

function Acts({ quizId, row }: { quizId: number; row: Learner }) {
  const t = useText(invigilationText)
  const format = useFormat()
  const { act } = useAct()
  const [isArranging, setArranging] = useState(false)
  const [isDeciding, setDeciding] = useState(false)
  const { attempt, allowance, name, userId } = row
  const ask = (title: string, text: string) => ({
    ...{ title, text, confirm: t.confirm, cancel: t.cancel },
  })
  const items = [
    { key: 'arrange', label: t.arrange, onSelect: () => setArranging(true) },
    ...(allowance
      ? [
          {
            key: 'withdraw',
            label: t.withdraw,
            onSelect: () =>
              void act(
                invigilationApi.withdrawAllowance,
                { quizId, userIds: [userId] },
                { said: t.withdrawn, ask: ask(t.withdrawTitle, t.withdrawText) },
              ),
          },
        ]
      : []),
    ...(attempt?.status === 'open'
      ? [
          {
            key: 'collect',
            label: t.collect,
            onSelect: () =>
              void act(
                invigilationApi.endAttempts,
                { quizId, userIds: [userId] },
                {
                  said: ({ ended }) => t.collected(format.number(ended)),
                  ask: {
                    ...ask(t.collectTitle(format.number(1)), t.collectText),
                    danger: true,
                  },
                },
              ),
          },
        ]
      : []),
    ...(attempt?.status === 'handedIn' && attempt.lateAnswers > 0
      ? [{ key: 'late', label: t.decideLate, onSelect: () => setDeciding(true) }]
      : []),
  ]
  return (
    <>
      <Menu label={t.acts(name)} align="end" items={items} />
      {isArranging && (
        <AllowanceDialog
          quizId={quizId}
          userIds={[userId]}
          former={allowance}
          onClose={() => setArranging(false)}
        />
      )}
      {isDeciding && attempt && (
        <Suspense fallback={null}>
          <LateDialog
            quizId={quizId}
            attemptId={attempt.attemptId}
            name={name}
            onClose={() => setDeciding(false)}
          />
        </Suspense>
      )}
    </>
  )
}
