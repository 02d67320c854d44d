import { z } from 'zod'
import { person } from '#src/features/learning/class/schemas.ts'
import { idInBody } from '#src/shared/ids.ts'
import { lessonTitle, room, weeksTyped } from './forms.ts'
import { sectionsMost, slotStates, specialDayKinds, termHalves } from './limits.ts'

/** A day that calendars can show, with the weeks around it. */
export const calendarDate = z.iso.date().refine((day) => day >= '2000-01-01' && day < '2200-01-01')

export const term = z.object({
  termId: z.int(),
  yearFrom: z.int(),
  half: z.enum(termHalves),
  startsOn: z.iso.date(),
  weeks: z.int(),
  /** A set of weeks; see weeks.ts. */
  examWeeks: z.int(),
})
export type ShownTerm = z.output<typeof term>

export const section = z.object({ from: z.string(), to: z.string() })

/** One lesson in a calendar. A moved one has two: its original place, and where it takes place. */
export const slot = z.object({
  lessonId: z.int(),
  classId: z.int(),
  className: z.string(),
  title: z.string(),
  teacher: person.nullable(),
  /** The day by the rule, which names the lesson. */
  day: z.iso.date(),
  on: z.iso.date(),
  sectionFrom: z.int(),
  sectionTo: z.int(),
  /** On the school's clock: '08:00'. */
  from: z.string(),
  to: z.string(),
  room: z.string(),
  state: z.enum(slotStates),
  reason: z.string(),
  elsewhere: z.iso.date().nullable(),
  /** Whether a teacher has changed the single lesson. */
  changed: z.boolean(),
})
export type ShownSlot = z.output<typeof slot>

/** What a day of the calendar is. */
export const calendarDay = z.object({
  day: z.iso.date(),
  /** The school week; null outside the terms. */
  week: z.int().nullable(),
  isExam: z.boolean(),
  special: z
    .object({
      kind: z.enum(specialDayKinds),
      name: z.string(),
      replaces: z.iso.date().nullable(),
    })
    .nullable(),
})
export type CalendarDay = z.output<typeof calendarDay>

export const sectionNumber = z.int().min(1).max(sectionsMost)

/** A recurring lesson as it is sent. `weeks` as typed: '1-8,10-16', 'odd', 'even', 'all'. */
export const lessonGiven = {
  title: lessonTitle,
  room,
  weekday: z.int().min(1).max(7),
  sectionFrom: sectionNumber,
  sectionTo: sectionNumber,
  weeks: weeksTyped,
  teacherId: idInBody(),
}
