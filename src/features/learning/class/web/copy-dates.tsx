import type { ReactNode } from 'react'
import { schoolDay } from '#src/shared/school-day.ts'
import { fromSchoolTime, toSchoolTime } from '#src/shared/school-time.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { isDay } from '../copied.ts'
import type { DateWarnings, PlannedDate, PlannedEnd } from '../copy-plan.ts'
import { copyText } from './copy-text.ts'
import css from './copy.module.css'

/** A date of a copied thing, as it was and in a field as it will be. */
export function DateRow({
  title,
  date,
  onChange,
}: {
  title: string
  date: PlannedDate
  onChange: (at: string | undefined) => void
}) {
  const t = useText(copyText)
  const shown = useShown()
  const { field, was, is, isTyped, warnings, error } = date
  const ofDay = isDay(was)
  return (
    <div className={css.date}>
      <span className={css.was}>
        <span>{t.fields[field]}</span>
        <span className={css.muted}>{t.was(shown(was))}</span>
      </span>
      <TextField
        type={ofDay ? 'date' : 'datetime-local'}
        label={t.fieldOf(t.fields[field], title)}
        labelHidden
        value={is === '' || ofDay ? is : toSchoolTime(is)}
        onChange={(text) => onChange(ofDay ? text : (fromSchoolTime(text) ?? ''))}
        {...(error !== null && { error: t.errors[error] })}
      />
      <Notes warnings={warnings}>
        {isTyped && (
          <Button size="small" variant="quiet" onClick={() => onChange(undefined)}>
            {t.undo}
          </Button>
        )}
      </Notes>
    </div>
  )
}

/** The end of a peer round, which is moved by moving the date of its homework. */
export function EndRow({ end: { was, is, warnings } }: { end: PlannedEnd }) {
  const t = useText(copyText)
  const shown = useShown()
  return (
    <div className={css.date}>
      <span className={css.was}>
        <span>{t.roundEnds}</span>
        <span className={css.muted}>{t.was(shown(was))}</span>
      </span>
      <span>{shown(is)}</span>
      <Notes warnings={warnings} />
    </div>
  )
}

/** Returns how a day or a moment is said, with its weekday. */
function useShown() {
  const t = useText(copyText)
  const format = useFormat()
  return (at: string) => {
    const day = isDay(at) ? at : schoolDay(new Date(at))
    const weekday = t.weekdays[(new Date(day).getUTCDay() + 6) % 7]!
    return t.onWeekday(isDay(at) ? format.date(at) : format.dateTime(at), weekday)
  }
}

function Notes({
  warnings: { holiday, outside, past },
  children,
}: {
  warnings: DateWarnings
  children?: ReactNode
}) {
  const t = useText(copyText)
  const notes = [
    ...(holiday === null ? [] : [t.holiday(holiday)]),
    ...(outside ? [t.outside] : []),
    ...(past ? [t.past] : []),
  ]
  if (notes.length === 0 && !children) return null
  return (
    <div className={css.notes}>
      {notes.map((note) => (
        <Tag key={note} tone="warning">
          {note}
        </Tag>
      ))}
      {children}
    </div>
  )
}
