import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { copiedDates, copiedKinds, copiedMost, staysReasons } from './copied.ts'
import { classErrors as errors } from './errors.ts'
import { copyForm } from './forms.ts'
import { schoolHalves } from './limits.ts'

const inRange = (at: string) => at >= '2020' && at < '2100'
const at = z.union([z.iso.date(), z.iso.datetime()])

const thing = z.object({ kind: z.enum(copiedKinds), id: z.int() })
export type CopiedThing = z.output<typeof thing>

const row = thing.extend({
  /** '' for the gradebook. */
  title: z.string(),
  dates: z.array(z.object({ field: z.enum(copiedDates), at })),
  /** Why it does not come along; null where it does. */
  stays: z.enum(staysReasons).nullable(),
  /** The names of its files that do not come along, because they are another teacher’s. */
  leaves: z.array(z.string()),
  lesson: z
    .object({
      /** The semester of a school year of two; 0 where the class is of one. */
      half: z.int(),
      weekday: z.int(),
      sectionFrom: z.int(),
      sectionTo: z.int(),
      /** As it is written: '1-8,10-16'. */
      weeks: z.string(),
      firstWeek: z.int(),
      room: z.string(),
    })
    .nullable(),
  categories: z.array(z.object({ name: z.string(), weight: z.int() })),
  /** The columns of a gradebook. */
  columns: z.array(
    z.object({
      name: z.string(),
      /** Nothing gives it marks in the copy, or nothing that the teacher may read: it does not come along. */
      stays: z.boolean(),
      /** The row that has to be copied with this column. */
      needs: thing.nullable(),
    }),
  ),
  /** Of a peer round, which has the id of its homework: it comes along with that, and ends some days after its date. */
  round: z
    .object({
      reviews: z.int(),
      days: z.int(),
      anonymous: z.boolean(),
      wordsRequired: z.boolean(),
    })
    .nullable(),
})
export type CopiedRow = z.output<typeof row>

const schoolTerm = z.object({
  yearFrom: z.int(),
  half: z.enum(schoolHalves),
  /** The Monday of week 1. */
  startsOn: z.iso.date(),
  weeks: z.int(),
})
export type SchoolTerm = z.output<typeof schoolTerm>

const holiday = z.object({ day: z.iso.date(), name: z.string() })
export type SchoolHoliday = z.output<typeof holiday>

export const copyApi = {
  getCopy: endpoint({
    method: 'GET',
    path: 'Class/GetCopy',
    access: 'teacher',
    summary: {
      zh: '预览复制班级',
      en: 'Read what comes along with a copy of a class, with its dates, and the school calendar that moves them',
    },
    input: z.object({ classId: idInQuery() }),
    answer: z.object({
      /** Names what is shown: the copy is refused where it has changed since. */
      hash: z.string(),
      rows: z.array(row),
      terms: z.array(schoolTerm),
      /** From this year on. */
      holidays: z.array(holiday),
    }),
    errors: [errors.unknown, errors.notTeacher],
  }),
  copy: endpoint({
    method: 'POST',
    access: 'teacher',
    path: 'Class/Copy',
    summary: {
      zh: '复制班级到新学期',
      en: 'Copy a class for another semester with what was chosen of its preview, without students and results; its staff is invited by choice',
    },
    input: z.object({
      classId: idInBody(),
      ...copyForm.shape,
      /** Chosen by the page, so that a repeated call makes one class. */
      key: z.string().regex(/^[0-9a-f]{32}$/),
      /** Of the preview. */
      hash: z.string().max(64),
      rows: z
        .array(
          z.object({
            kind: z.enum(copiedKinds),
            id: idInBody(),
            /** A date that is left out is no date of the copy. */
            dates: z
              .array(z.object({ field: z.enum(copiedDates), at: at.refine(inRange) }))
              .max(copiedDates.length),
          }),
        )
        .max(copiedMost),
    }),
    answer: z.object({ classId: z.int() }),
    errors: [
      ...[errors.unknown, errors.notTeacher, errors.notVerified, errors.tooManyClasses],
      ...[errors.copyChanged, errors.copyDates],
    ],
    repeatable: true,
    perMinute: 20,
    maxBytes: 768 * 1024,
  }),
}
