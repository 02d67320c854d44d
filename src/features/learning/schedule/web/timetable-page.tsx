import { Suspense, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ClassFrame } from '#src/features/learning/class/web/class-frame.tsx'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { addDays } from '#src/shared/school-day.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { latePart } from '#src/web/late-part.tsx'
import { readList } from '#src/web/list/list-address.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { scheduleApi } from '../contract.ts'
import { schedulePaths } from '../paths.ts'
import type { ShownSlot } from '../schemas.ts'
import type { ShownLesson } from '../timetable-api.ts'
import css from './calendar.module.css'
import { calendarText } from './calendar-text.ts'
import { useDays } from './days.ts'
import { LessonTable } from './lesson-table.tsx'
import { timetableText } from './timetable-text.ts'
import { WeekGrid } from './week-grid.tsx'

export type Timetable = AnswerOf<typeof scheduleApi.getTimetable>

// Forms are loaded with the first dialog that is opened.
const LessonDialog = latePart(async () => ({
  default: (await import('./lesson-dialog.tsx')).LessonDialog,
}))
const MoveDialog = latePart(async () => ({
  default: (await import('./move-dialog.tsx')).MoveDialog,
}))
const CancelDialog = latePart(async () => ({
  default: (await import('./move-dialog.tsx')).CancelDialog,
}))

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api, viewer } = pageOf(context)
  const classId = Number(params['classId'])
  const given = readList(request, scheduleApi.getTimetable, { classId })
  return { timetable: await api(scheduleApi.getTimetable, given), viewerId: viewer!.id }
}

export const meta = pageMeta(timetableText, (t, { timetable }: LoaderData<typeof loader>) => ({
  title: t.title(timetable.name),
}))

type Open =
  { kind: 'lesson'; lesson: ShownLesson | null } | { kind: 'move' | 'cancel'; slot: ShownSlot }

/** The timetable of a class: a week as it is, and what repeats. */
export default function TimetablePage() {
  const { timetable, viewerId } = useLoaderData<typeof loader>()
  const t = useText(timetableText)
  const c = useText(calendarText)
  const names = useDays()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const { classId, day, today, days, term, week, slots, lessons, can } = timetable
  const mayEdit = can.edit.may
  const at = (of: string) => schedulePaths.class(classId, of === today ? {} : { day: of })
  const isEmpty = lessons.length === 0 && slots.length === 0
  return (
    <ClassFrame
      head={timetable}
      current="schedule"
      actions={
        <span className={css.turn} data-no-print>
          <Button icon="print" variant="quiet" onClick={() => window.print()}>
            {c.print}
          </Button>
          {mayEdit && term && (
            <Button
              icon="plus"
              variant="primary"
              onClick={() => setOpen({ kind: 'lesson', lesson: null })}
            >
              {t.add}
            </Button>
          )}
        </span>
      }
    >
      <div className={css.bar}>
        <span className={css.period}>
          {week !== null && `${c.week(week)} · `}
          {names.range(days[0]!.day, days.at(-1)!.day)}
        </span>
        {days[0]!.isExam && <span className={css.sub}>{c.exam}</span>}
        <span className={css.turn} data-no-print>
          <ButtonLink icon="chevron-left" size="small" to={at(addDays(day, -7))}>
            {t.before}
          </ButtonLink>
          <ButtonLink size="small" to={schedulePaths.class(classId, { day: today })}>
            {t.thisWeek}
          </ButtonLink>
          <ButtonLink icon="chevron-right" size="small" to={at(addDays(day, 7))}>
            {t.after}
          </ButtonLink>
        </span>
      </div>
      {!term ? (
        <EmptyState title={t.noTerm} text={t.noTermText} />
      ) : isEmpty ? (
        <EmptyState
          title={t.noLessons}
          text={mayEdit ? t.noLessonsTeacher : t.noLessonsStudent}
          action={mayEdit && <ButtonLink to={schedulePaths.import()}>{c.import}</ButtonLink>}
        />
      ) : (
        <>
          <WeekGrid
            {...{ days, slots, today }}
            sections={timetable.sections}
            ofClass
            actsOf={mayEdit ? slotActs(setOpen) : undefined}
          />
          <LessonTable
            lessons={lessons}
            term={term}
            mayEdit={mayEdit}
            onEdit={(lesson) => setOpen({ kind: 'lesson', lesson })}
          />
        </>
      )}
      <p className={css.foot} data-no-print>
        {c.zone}
      </p>
      <Suspense>
        {open?.kind === 'lesson' && term && (
          <LessonDialog
            of={timetable}
            term={term}
            lesson={open.lesson}
            viewerId={viewerId}
            onClose={close}
          />
        )}
        {open?.kind === 'move' && term && (
          <MoveDialog of={timetable} term={term} slot={open.slot} onClose={close} />
        )}
        {open?.kind === 'cancel' && <CancelDialog slot={open.slot} onClose={close} />}
      </Suspense>
    </ClassFrame>
  )
}

const slotActs = (onOpen: (open: Open) => void) => (slot: ShownSlot) => (
  <SlotActs slot={slot} onOpen={onOpen} />
)

/** What may be done with a single lesson. The original place of a moved one leads back alone. */
function SlotActs({ slot, onOpen }: { slot: ShownSlot; onOpen: (open: Open) => void }) {
  const t = useText(timetableText)
  const { act } = useAct()
  const { lessonId, day, state, changed, title } = slot
  const putBack = () =>
    void act(
      scheduleApi.putBack,
      { lessonId, day },
      {
        ask: { title: t.putBackTitle, text: t.putBackText, confirm: t.putBack },
        said: t.back,
      },
    )
  const items = [
    state !== 'cancelled' &&
      state !== 'moved' && {
        ...{ key: 'move', label: t.move, icon: 'calendar' as const },
        onSelect: () => onOpen({ kind: 'move', slot }),
      },
    state === 'on' && {
      ...{ key: 'cancel', label: t.cancel, icon: 'close' as const },
      onSelect: () => onOpen({ kind: 'cancel', slot }),
    },
    changed && { key: 'back', label: t.putBack, icon: 'undo' as const, onSelect: putBack },
  ].filter((one) => one !== false)
  return <Menu label={t.actsOf(title)} items={items} align="end" className={css.menu} />
}
