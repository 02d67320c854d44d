import { schoolYear } from '#src/features/learning/class/semester.ts'
import { classPaths } from '#src/features/learning/class/paths.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useText } from '#src/web/i18n.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Page } from '#src/web/ui/page.tsx'
import { Tabs } from '#src/web/ui/tabs.tsx'
import { useNamedKeys } from '#src/web/use-keys.ts'
import type { scheduleApi } from '../contract.ts'
import { type CalendarView, calendarViews } from '../limits.ts'
import { schedulePaths } from '../paths.ts'
import css from './calendar.module.css'
import { calendarText } from './calendar-text.ts'
import { SpecialDay } from './day-head.tsx'
import { useDays } from './days.ts'
import { DueList } from './due-list.tsx'
import { MonthGrid } from './month-grid.tsx'
import { SlotCard } from './slot-card.tsx'
import { TermGrid } from './term-grid.tsx'
import { WeekGrid } from './week-grid.tsx'

export type Calendar = AnswerOf<typeof scheduleApi.getCalendar>

/** A person's calendar. Its view and its day are the address, so that it works without script. */
export function CalendarScreen({ calendar, own }: { calendar: Calendar; own: boolean }) {
  const t = useText(calendarText)
  const go = useGo()
  const { view, day, today, before, after, term } = calendar
  const path = own ? schedulePaths.own : schedulePaths.teaching
  const hrefOf = (to: CalendarView, of: string) =>
    path({
      ...(to === 'week' ? {} : { view: to }),
      ...(of === today ? {} : { day: of }),
    })
  const show = (to: CalendarView, of: string) => void go(hrefOf(to, of))
  const turn = (to: string | null) => () => {
    if (to !== null) show(view, to)
  }
  useNamedKeys({
    ...{ ArrowLeft: turn(before), ArrowRight: turn(after), t: () => show(view, today) },
    ...{ d: () => show('day', day), w: () => show('week', day) },
    ...{ m: () => show('month', day), s: () => show('term', day) },
  })
  return (
    <Page
      title={own ? t.own : t.teaching}
      lead={
        term ? (
          <span>
            {t.term(schoolYear(term.yearFrom), t.halves[term.half])}
            {calendar.week !== null && ` · ${t.week(calendar.week)}`}
          </span>
        ) : (
          t.noTerm
        )
      }
      actions={
        <span className={css.turn} data-no-print>
          <Button icon="print" variant="quiet" onClick={() => window.print()}>
            {t.print}
          </Button>
          <ButtonLink icon="mobile" to={schedulePaths.subscribe()}>
            {t.subscribe}
          </ButtonLink>
          {!own && (
            <ButtonLink icon="upload" to={schedulePaths.import()}>
              {t.import}
            </ButtonLink>
          )}
        </span>
      }
    >
      <Tabs
        label={t.viewsLabel}
        tabs={calendarViews.map((one) => ({
          ...{ to: hrefOf(one, day), label: t.views[one], current: one === view },
        }))}
      />
      <div className={css.bar}>
        <span className={css.period}>{usePeriod(calendar)}</span>
        <span className={css.turn} data-no-print>
          {before !== null && (
            <ButtonLink icon="chevron-left" size="small" to={hrefOf(view, before)}>
              {t.before}
            </ButtonLink>
          )}
          <ButtonLink size="small" to={hrefOf(view, today)}>
            {t.today}
          </ButtonLink>
          {after !== null && (
            <ButtonLink icon="chevron-right" size="small" to={hrefOf(view, after)}>
              {t.after}
            </ButtonLink>
          )}
        </span>
      </div>
      <View calendar={calendar} hrefOf={hrefOf} />
      <p className={css.foot} data-no-print>
        <span>{t.zone}</span>
        <span className={css.keys}>{t.keys}</span>
      </p>
    </Page>
  )
}

function usePeriod({ view, day, from, to }: Calendar): string {
  const names = useDays()
  if (view === 'day') return names.full(day)
  return view === 'month' ? names.month(`${day.slice(0, 7)}-01`) : names.range(from, to)
}

function View({
  calendar,
  hrefOf,
}: {
  calendar: Calendar
  hrefOf: (view: CalendarView, day: string) => string
}) {
  const t = useText(calendarText)
  const { view, day, today, days, slots, due, cells, sections, hasClasses } = calendar
  if (slots.length === 0 && due.length === 0 && cells.length === 0 && view !== 'term')
    return (
      <>
        {days.some(({ special }) => special !== null) && (
          <p>
            {days.map((one) => (
              <SpecialDay key={one.day} day={one} />
            ))}
          </p>
        )}
        <EmptyState
          title={t.emptyTitle}
          text={hasClasses ? t.emptyClass : t.emptyNoClass}
          action={<ButtonLink to={classPaths.mine()}>{t.toClasses}</ButtonLink>}
        />
      </>
    )
  switch (view) {
    case 'day':
      return (
        <div className={css.agenda}>
          {days.map((one) => (
            <SpecialDay key={one.day} day={one} />
          ))}
          <DueList due={due} />
          {slots.map((slot) => (
            <SlotCard key={`${slot.lessonId} ${slot.day} ${slot.state}`} slot={slot} />
          ))}
        </div>
      )
    case 'week':
      return <WeekGrid {...{ days, sections, slots, due, today }} />
    case 'month':
      return <MonthGrid {...{ days, slots, due, today, hrefOf }} month={day.slice(0, 7)} />
    case 'term':
      return <TermGrid {...{ days, cells, today, hrefOf }} label={t.views.term} />
  }
}
