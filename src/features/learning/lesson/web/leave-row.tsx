import type { ReactNode } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Tag, type Tone } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { LeaveRequest } from '../leave-api.ts'
import type { LeaveState } from '../limits.ts'
import css from './leave.module.css'
import { LeavePictures } from './leave-pictures.tsx'
import { leaveText } from './leave-text.ts'

const tones: Record<LeaveState, Tone> = {
  waiting: 'warning',
  approved: 'success',
  refused: 'neutral',
}

/** A request for leave: who, which days, why, and what became of it. */
export function LeaveRow({
  request,
  named,
  acts,
}: {
  request: LeaveRequest
  /** Whether it says whose request it is. */
  named: boolean
  acts: ReactNode
}) {
  const t = useText(leaveText)
  const format = useFormat()
  const { person, number, firstDay, lastDay, reason, state, answer, pictures } = request
  const { askedAt, decidedBy, decidedAt } = request
  const days =
    firstDay === lastDay
      ? format.date(firstDay)
      : t.days(format.date(firstDay), format.date(lastDay))
  return (
    <li>
      <div className={css.what}>
        <h2>
          {named ? person.name : days}
          <Tag tone={tones[state]}>{t.states[state]}</Tag>
        </h2>
        {named && (
          <p className={css.days}>
            {days}
            {number && <span className={css.muted}>{number}</span>}
          </p>
        )}
        <p className={css.reason}>{reason}</p>
        <LeavePictures pictures={pictures} author={person.name} />
        <p className={css.muted}>
          {t.asked} <TimeAgo value={askedAt} />
          {decidedAt && (
            <>
              {' · '}
              {t.decidedBy(decidedBy?.name ?? t.nobody)} <TimeAgo value={decidedAt} />
            </>
          )}
        </p>
        {answer && <p className={css.answer}>{answer}</p>}
      </div>
      {acts && <div className={css.acts}>{acts}</div>}
    </li>
  )
}
