import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody } from '#src/shared/ids.ts'
import { firstYear, lastYear } from '#src/features/learning/class/limits.ts'
import { scheduleErrors as errors } from './errors.ts'
import { dayName, weeksTyped } from './forms.ts'
import { sectionsMost, specialDayKinds, termHalves, termWeeksMost } from './limits.ts'
import { calendarDate, term } from './schemas.ts'

const year = z.int().min(firstYear).max(lastYear)
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const monthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
const times = z
  .array(z.object({ from: clock, to: clock }))
  .min(1)
  .max(sectionsMost)

export const sectionsSchema = z.object({
  winter: times,
  summer: times,
  hasSummer: z.boolean(),
  summerFrom: monthDay,
  summerTo: monthDay,
})

const specialDay = z.object({
  day: z.iso.date(),
  kind: z.enum(specialDayKinds),
  name: z.string(),
  nameEn: z.string(),
  replaces: z.iso.date().nullable(),
})
export type SpecialDayRow = z.output<typeof specialDay>

const act = { method: 'POST', access: 'admin', answer: z.object({}) } as const

/** What administrators keep: terms, sections of the day, holidays. */
export const officeApi = {
  getSchoolCalendar: endpoint({
    method: 'GET',
    path: 'Schedule/GetSchoolCalendar',
    access: 'admin',
    summary: {
      zh: '查看校历：学期、作息时间、节假日',
      en: 'Read the school calendar: semesters, sections of the day, holidays',
    },
    input: z.object({
      /** Left out: this year. */
      year: z.coerce.number<number>().int().min(firstYear).max(lastYear).optional(),
    }),
    answer: z.object({
      year: z.int(),
      thisYear: z.int(),
      terms: z.array(term.extend({ lessons: z.int() })),
      sections: sectionsSchema,
      days: z.array(specialDay),
      /** Holidays of this year and the next that the list of the site knows; for filling. */
      known: z.boolean(),
    }),
  }),
  saveTerm: endpoint({
    ...act,
    path: 'Schedule/SaveTerm',
    summary: { zh: '添加或修改学期', en: 'Add a semester, or change one' },
    input: z.object({
      termId: idInBody().nullable(),
      yearFrom: year,
      half: z.enum(termHalves),
      startsOn: calendarDate,
      weeks: z.int().min(1).max(termWeeksMost),
      /** As typed: '19-20'; '' for none. */
      examWeeks: weeksTyped,
    }),
    answer: z.object({ termId: z.int() }),
    errors: [
      ...[errors.noTerm, errors.notMonday, errors.termExists, errors.termsMeet],
      ...[errors.weeksWrong, errors.weeksInUse, errors.tooManyTerms],
    ],
  }),
  deleteTerm: endpoint({
    ...act,
    path: 'Schedule/DeleteTerm',
    summary: { zh: '删除没有课程安排的学期', en: 'Delete a semester without lessons' },
    input: z.object({ termId: idInBody() }),
    errors: [errors.noTerm, errors.termInUse],
  }),
  saveSections: endpoint({
    ...act,
    path: 'Schedule/SaveSections',
    summary: { zh: '设置作息时间', en: 'Set the sections of the day' },
    input: sectionsSchema,
    errors: [errors.timesWrong, errors.sectionsInUse],
    repeatable: true,
  }),
  saveDay: endpoint({
    ...act,
    path: 'Schedule/SaveDay',
    summary: { zh: '设置放假日或调休日', en: 'Set a holiday or a make-up day' },
    input: z.object({
      day: calendarDate,
      kind: z.enum(specialDayKinds),
      name: dayName,
      nameEn: dayName,
      replaces: calendarDate.nullable(),
    }),
    errors: [errors.replacesWrong, errors.tooManyDays],
    repeatable: true,
  }),
  deleteDay: endpoint({
    ...act,
    path: 'Schedule/DeleteDay',
    summary: { zh: '删除放假日或调休日', en: 'Delete a holiday or a make-up day' },
    input: z.object({ day: calendarDate }),
    repeatable: true,
  }),
  fillDays: endpoint({
    ...act,
    path: 'Schedule/FillDays',
    summary: {
      zh: '用系统自带的节假日表补全一年的放假和调休安排',
      en: 'Add the public holidays and make-up days of a year that the list of the site knows',
    },
    input: z.object({ year }),
    answer: z.object({ added: z.int() }),
    errors: [errors.yearUnknown],
    repeatable: true,
  }),
}
