import { useLoad } from '#src/web/act/use-load.ts'
import { Form } from '#src/web/form/form.tsx'
import { FormFoot } from '#src/web/form/form-foot.tsx'
import { useForm } from '#src/web/form/use-form.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { addDays } from '#src/shared/school-day.ts'
import { Select } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { scheduleApi } from '../contract.ts'
import { lessonForm } from '../forms.ts'
import { lessonTitleMost, roomMost, weeksTypedMost } from '../limits.ts'
import type { ShownTerm } from '../schemas.ts'
import type { ShownLesson } from '../timetable-api.ts'
import { allWeeks, evenWeeks, kindOfWeeks, oddWeeks, readWeeks, writeWeeks } from '../weeks.ts'
import { ConflictList } from './conflict-list.tsx'
import { someMonday, useDays } from './days.ts'
import { SectionFields } from './section-fields.tsx'
import type { Timetable } from './timetable-page.tsx'
import css from './timetable.module.css'
import { timetableText } from './timetable-text.ts'

const kinds = ['all', 'odd', 'even', 'list'] as const
type Kind = (typeof kinds)[number]

/** Returns the weeks of a choice as they are sent; '' for a list without any. */
function weeksOf(kind: Kind, typed: string, { weeks, examWeeks }: ShownTerm): string {
  const teaching = allWeeks(weeks) & ~examWeeks
  switch (kind) {
    case 'all':
      return writeWeeks(teaching)
    case 'odd':
      return writeWeeks(oddWeeks(weeks) & teaching)
    case 'even':
      return writeWeeks(evenWeeks(weeks) & teaching)
    case 'list':
      return typed.trim()
  }
}

/** Adds a recurring lesson, or edits one. */
export function LessonDialog({
  of: { classId, sections, teachers },
  term,
  lesson,
  viewerId,
  onClose,
}: {
  of: Timetable
  term: ShownTerm
  /** Null to add one. */
  lesson: ShownLesson | null
  viewerId: number
  onClose: () => void
}) {
  const t = useText(timetableText)
  const format = useFormat()
  const days = useDays()
  const kind: Kind = lesson ? kindOfWeeks(lesson.weeks, term) : 'all'
  // One who has left the class teaches no more of its lessons.
  const taughtBy = teachers.find(({ userId }) => userId === lesson?.teacher?.userId)
  const own = taughtBy ?? teachers.find(({ userId }) => userId === viewerId) ?? teachers[0]
  const form = useForm({
    initial: {
      ...{ title: lesson?.title ?? '', room: lesson?.room ?? '', kind },
      weekday: String(lesson?.weekday ?? 1),
      sectionFrom: String(lesson?.sectionFrom ?? 1),
      sectionTo: String(lesson?.sectionTo ?? Math.min(2, sections.length)),
      weeks: lesson && kind === 'list' ? writeWeeks(lesson.weeks) : '',
      teacherId: String(own?.userId ?? ''),
    },
    schema: lessonForm,
    check: (values): Record<string, string> =>
      values.kind === 'list' &&
      (values.weeks.trim() === '' || readWeeks(values.weeks, term.weeks) === undefined)
        ? { weeks: t.weeksHint(format.number(term.weeks)) }
        : {},
    endpoint: scheduleApi.saveLesson,
    send: (values) => ({
      ...{ classId, termId: term.termId, lessonId: lesson?.lessonId ?? null },
      ...{ title: values.title, room: values.room },
      weeks: weeksOf(values.kind, values.weeks, term),
      weekday: Number(values.weekday),
      sectionFrom: Number(values.sectionFrom),
      sectionTo: Number(values.sectionTo),
      teacherId: Number(values.teacherId),
    }),
    said: lesson ? t.saved : t.added,
    done: onClose,
  })
  const { values } = form
  const weeks = weeksOf(values.kind, values.weeks, term)
  const isPlaced =
    weeks !== '' && values.teacherId !== '' && readWeeks(weeks, term.weeks) !== undefined
  const { data } = useLoad(
    scheduleApi.findConflicts,
    isPlaced
      ? {
          ...{ classId, termId: term.termId, weeks, room: values.room },
          ...(lesson && { lessonId: lesson.lessonId }),
          ...{ weekday: Number(values.weekday), teacherId: Number(values.teacherId) },
          ...{ sectionFrom: Number(values.sectionFrom), sectionTo: Number(values.sectionTo) },
        }
      : null,
  )
  const title = lesson ? t.editTitle : t.addTitle
  return (
    <Dialog open title={title} onClose={onClose} dismissable={!form.dirty}>
      <Form form={form} label={title}>
        {lesson && <p className={css.muted}>{t.editNote}</p>}
        <TextField {...form.field('title')} label={t.name} maxLength={lessonTitleMost} required />
        <Select
          {...form.field('weekday')}
          label={t.weekday}
          required
          options={[1, 2, 3, 4, 5, 6, 7].map((one) => ({
            value: String(one),
            label: days.longWeekday(addDays(someMonday, one - 1)),
          }))}
        />
        <SectionFields
          sections={sections}
          from={form.field('sectionFrom')}
          to={form.field('sectionTo')}
        />
        <Select
          {...form.field('kind')}
          label={t.kind}
          required
          description={values.kind === 'list' ? undefined : t.allHint}
          options={kinds.map((one) => ({ value: one, label: t.kinds[one] }))}
        />
        {values.kind === 'list' && (
          <TextField
            {...form.field('weeks')}
            label={t.weeks}
            description={t.weeksHint(format.number(term.weeks))}
            maxLength={weeksTypedMost}
            required
          />
        )}
        <TextField
          {...form.field('room')}
          label={t.room}
          description={t.roomHint}
          maxLength={roomMost}
        />
        <Select
          {...form.field('teacherId')}
          label={t.teacher}
          required
          options={teachers.map(({ userId, name }) => ({ value: String(userId), label: name }))}
        />
        <ConflictList conflicts={data?.conflicts} />
        <FormFoot act={t.save} pending={form.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
