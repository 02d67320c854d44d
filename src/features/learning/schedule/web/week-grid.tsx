import { Fragment, type ReactNode } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { cx } from '#src/web/ui/cx.ts'
import type { ShownDue } from '../contract.ts'
import type { CalendarDay, ShownSlot } from '../schemas.ts'
import type { Section } from '../sections.ts'
import css from './calendar.module.css'
import { calendarText } from './calendar-text.ts'
import { SpecialDay } from './day-head.tsx'
import { useDays } from './days.ts'
import { DueList } from './due-list.tsx'
import { SlotCard } from './slot-card.tsx'
import { stacksOf } from './stacks.ts'

/** The rows above the sections: the heads of the days, and dates that are no lessons. */
const headRows = 2

/** A week: days beside one another with a row for each section; on a phone one day under the other. */
export function WeekGrid({
  days,
  sections,
  slots,
  due = [],
  today,
  ofClass,
  actsOf,
}: {
  days: readonly CalendarDay[]
  sections: readonly Section[]
  slots: readonly ShownSlot[]
  due?: readonly ShownDue[]
  today: string
  ofClass?: boolean
  actsOf?: ((slot: ShownSlot) => ReactNode) | undefined
}) {
  const t = useText(calendarText)
  const names = useDays()
  const rows = Math.max(sections.length, ...slots.map(({ sectionTo }) => sectionTo))
  const hasDue = due.length > 0
  return (
    <div
      className={css.week}
      style={{ gridTemplateRows: `auto auto repeat(${rows}, minmax(44px, auto))` }}
    >
      {Array.from({ length: rows }, (_, at) => (
        <Fragment key={at}>
          <div className={css.line} style={{ gridRow: at + 1 + headRows }} aria-hidden="true" />
          <div className={css.hour} style={{ gridRow: at + 1 + headRows }} aria-hidden="true">
            <b>{at + 1}</b>
            {sections[at]?.from}
          </div>
        </Fragment>
      ))}
      {days.map((day, at) => {
        const column = at + 2
        const own = slots.filter(({ on }) => on === day.day)
        const dates = due.filter((one) => one.day === day.day)
        const isEmpty = own.length === 0 && dates.length === 0
        return (
          <section
            key={day.day}
            className={css.day}
            data-empty={(isEmpty && !day.special) || undefined}
            aria-label={names.full(day.day)}
          >
            <div
              className={cx(css.column, day.day === today && css.now)}
              style={{ gridColumn: column }}
              aria-hidden="true"
            />
            <div className={css.dayHead} style={{ gridColumn: column }}>
              <span className={css.weekday}>{names.weekday(day.day)}</span>
              <span
                className={cx(css.date, day.day === today && css.isToday)}
                aria-current={day.day === today ? 'date' : undefined}
              >
                {names.short(day.day)}
              </span>
              <SpecialDay day={day} />
            </div>
            {hasDue && (
              <div className={css.dayDue} style={{ gridColumn: column }}>
                <DueList due={dates} />
              </div>
            )}
            {stacksOf(own).map((stack) => (
              <div
                key={`${stack.from}`}
                className={css.stack}
                style={{
                  gridColumn: column,
                  gridRow: `${stack.from + headRows} / ${stack.to + headRows + 1}`,
                }}
              >
                {stack.slots.map((slot) => (
                  <SlotCard
                    key={`${slot.lessonId} ${slot.day} ${slot.state}`}
                    slot={slot}
                    ofClass={ofClass ?? false}
                    acts={actsOf?.(slot)}
                  />
                ))}
              </div>
            ))}
            {isEmpty && <p className={css.none}>{t.nothing}</p>}
          </section>
        )
      })}
    </div>
  )
}
