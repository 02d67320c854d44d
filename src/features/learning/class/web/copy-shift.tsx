import { useState } from 'react'
import { weeksBetween } from '#src/features/learning/semester/shift.ts'
import { addDays } from '#src/shared/school-day.ts'
import { useText } from '#src/web/i18n.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { copyText } from './copy-text.ts'
import css from './copy.module.css'

const weeksMost = 520

/** The fields that move dates: two first days, or the weeks between them. */
export function CopyShift({
  from,
  to,
  notes,
  onFrom,
  onTo,
}: {
  from: string
  to: string
  notes: readonly string[]
  onFrom: (day: string) => void
  onTo: (day: string) => void
}) {
  const t = useText(copyText)
  // A text that is no number of weeks yet.
  const [typed, setTyped] = useState<string>()
  const weeks = weeksBetween(from, to)
  const setWeeks = (text: string) => {
    const count = Number(text.normalize('NFKC'))
    const isWeeks = /^-?\d+$/.test(text.normalize('NFKC')) && Math.abs(count) <= weeksMost
    setTyped(isWeeks ? undefined : text)
    if (isWeeks) onTo(addDays(from, count * 7))
  }
  const setDay = (set: (day: string) => void) => (day: string) => {
    setTyped(undefined)
    // An empty field keeps its former day: without one, nothing can be moved.
    if (day >= '2000' && day < '2100') set(day)
  }
  return (
    <section className={css.part}>
      <h3>{t.shift}</h3>
      <p className={css.muted}>{t.shiftLead}</p>
      <div className={css.fields}>
        <TextField type="date" label={t.firstDayWas} value={from} onChange={setDay(onFrom)} />
        <TextField type="date" label={t.firstDay} value={to} onChange={setDay(onTo)} />
        <TextField
          label={t.weeks}
          value={typed ?? String(weeks)}
          onChange={setWeeks}
          inputMode="numeric"
          {...(typed !== undefined && { error: t.weeksWrong })}
        />
      </div>
      {notes.map((note) => (
        <p key={note} className={css.muted}>
          {note}
        </p>
      ))}
    </section>
  )
}
