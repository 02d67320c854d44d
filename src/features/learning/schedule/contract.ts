import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { calendarViews } from './limits.ts'
import { feedApi } from './feed-api.ts'
import { officeApi } from './office-api.ts'
import { calendarDate, calendarDay, section, slot, term } from './schemas.ts'
import { timetableApi } from './timetable-api.ts'

const due = z.object({
  /** Stable: it names the date in a feed. */
  key: z.string(),
  kind: z.string(),
  label: z.string(),
  name: z.string(),
  /** The school's day. */
  day: z.iso.date(),
  /** The moment on that day; null where the date is the whole day. */
  at: z.iso.datetime().nullable(),
  /** Without the locale. */
  to: z.string(),
})
export type ShownDue = z.output<typeof due>

/** A day of the view of a whole term: counts and the first names. */
const cell = z.object({
  day: z.iso.date(),
  lessons: z.int(),
  titles: z.array(z.string()),
  due: z.int(),
})
export type TermCell = z.output<typeof cell>

export const scheduleApi = {
  getCalendar: endpoint({
    method: 'GET',
    path: 'Schedule/GetCalendar',
    access: 'login',
    summary: {
      zh: '查看自己的日历：课程安排、节假日和各类日期',
      en: 'Read one’s own calendar: lessons, holidays, and dates of all kinds',
    },
    input: z.object({
      view: z.enum(calendarViews).default('week'),
      /** Left out: today. */
      day: calendarDate.optional(),
    }),
    answer: z.object({
      view: z.enum(calendarViews),
      /** The school’s today. */
      today: z.iso.date(),
      day: z.iso.date(),
      /** The first and the last day that are shown. */
      from: z.iso.date(),
      to: z.iso.date(),
      /** A day of the view before and after; null where there is none. */
      before: z.iso.date().nullable(),
      after: z.iso.date().nullable(),
      terms: z.array(term),
      /** The term of the day; in the view of a term the nearest one. */
      term: term.nullable(),
      week: z.int().nullable(),
      sections: z.array(section),
      days: z.array(calendarDay),
      /** Empty in the view of a term, which has `cells`. */
      slots: z.array(slot),
      due: z.array(due),
      cells: z.array(cell),
      /** Whether the viewer belongs to a class that is not archived. */
      hasClasses: z.boolean(),
    }),
  }),
  ...timetableApi,
  ...feedApi,
  ...officeApi,
}
