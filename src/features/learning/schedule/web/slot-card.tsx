import type { ReactNode } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { schedulePaths } from '../paths.ts'
import type { ShownSlot } from '../schemas.ts'
import css from './calendar.module.css'
import { calendarText } from './calendar-text.ts'
import { useDays } from './days.ts'

/** What is different about a lesson; undefined where it takes place as its rule says. */
export function useSlotNote() {
  const t = useText(calendarText)
  const days = useDays()
  return ({ state, elsewhere, on, changed }: ShownSlot): string | undefined => {
    const other = elsewhere === null ? '' : days.short(elsewhere)
    switch (state) {
      case 'cancelled':
        return t.cancelled
      case 'moved':
        return elsewhere === on ? t.roomChanged : t.movedTo(other)
      case 'holiday':
        return elsewhere === null ? t.onHoliday : t.madeUpOn(other)
      case 'displaced':
        return elsewhere === null ? t.displaced : t.movedTo(other)
      case 'on':
        if (elsewhere !== null && elsewhere !== on) return t.movedHere(other)
        return changed ? t.roomChanged : undefined
    }
  }
}

/** One lesson. Struck through where it does not take place here. */
export function SlotCard({
  slot,
  ofClass,
  acts,
}: {
  slot: ShownSlot
  /** On a page of its class, which need not be named. */
  ofClass?: boolean
  acts?: ReactNode
}) {
  const t = useText(calendarText)
  const note = useSlotNote()(slot)
  const { state, title, room, teacher, className, classId, reason } = slot
  const isOff = state !== 'on'
  const Title = isOff ? 's' : 'strong'
  const time = (
    <span className={css.time}>
      {t.section(slot.sectionFrom, slot.sectionTo)} <span>{t.time(slot.from, slot.to)}</span>
    </span>
  )
  return (
    <article className={css.slot} data-state={state} data-changed={slot.changed || undefined}>
      <div className={css.slotHead}>
        <Title className={css.slotTitle}>{title}</Title>
        {acts}
      </div>
      {isOff ? <s>{time}</s> : time}
      {(room || (ofClass && teacher)) && (
        <span>{[room, ofClass ? teacher?.name : ''].filter(Boolean).join(' · ')}</span>
      )}
      {!ofClass && (
        <Link to={schedulePaths.class(classId, { day: slot.on })} className={css.slotClass}>
          {className}
        </Link>
      )}
      {note && <span className={css.note}>{note}</span>}
      {reason && <span className={css.reason}>{t.reason(reason)}</span>}
    </article>
  )
}
