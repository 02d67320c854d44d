import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { MarkChange, RollRow } from '../contract.ts'
import { attendanceStates, type AttendanceState } from '../limits.ts'
import css from './lesson.module.css'
import { rollText } from './roll-text.ts'
import { StateTag } from './state-tag.tsx'
import { statesText } from './states-text.ts'

/** A student of the roll: the state, what it was, and the buttons that change it. */
export function RollItem({
  student: { name, number, state, changes, calls },
  current,
  pending,
  set,
}: {
  student: RollRow
  /** Whether the keys act on this row. */
  current: boolean
  pending: boolean
  /** Null where the viewer may not change the roll. */
  set: ((state: AttendanceState) => void) | null
}) {
  const t = useText(rollText)
  const { states } = useText(statesText)
  const format = useFormat()
  return (
    <li aria-current={current || undefined}>
      <span className={css.who}>
        {name}
        {number && <span className={css.muted}>{number}</span>}
        {changes.length + calls.length > 0 && (
          <details className={css.muted}>
            <summary>{t.record(format.number(changes.length + calls.length))}</summary>
            <ol>
              {changes.map((change) => (
                <li key={change.at + change.to}>
                  <Sentence change={change} /> · <TimeAgo value={change.at} />
                </li>
              ))}
              {calls.map(({ outcome, at }) => (
                <li key={at}>
                  {t.called(t.outcomes[outcome ?? 'skipped'])} · <TimeAgo value={at} />
                </li>
              ))}
            </ol>
          </details>
        )}
      </span>
      {set ? (
        <span className={css.choices} role="group" aria-label={t.set(name)}>
          {attendanceStates.map((one) => (
            <Button
              key={one}
              size="small"
              aria-pressed={state === one}
              pending={pending}
              onClick={() => set(one)}
            >
              {states[one]}
            </Button>
          ))}
        </span>
      ) : (
        <StateTag state={state} />
      )}
    </li>
  )
}

function Sentence({ change: { actor, source, from, to, reason } }: { change: MarkChange }) {
  const t = useText(rollText)
  const { states } = useText(statesText)
  const who = actor?.name ?? t.nobody
  if (source === 'code') return t.byCode
  if (source === 'figures') return t.byFigures
  if (source === 'end') return t.atEnd(who)
  if (source === 'leave') return t.byLeave(who)
  if (source === 'call') return t.byCall(who, states[to])
  const said = from ? t.corrected(who, states[from], states[to]) : t.byHand(who, states[to])
  return said + (reason ? t.because(reason) : '')
}
