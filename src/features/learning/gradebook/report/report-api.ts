import { z } from 'zod'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { classHead } from '#src/features/learning/class/schemas.ts'
import { ownStates } from '#src/features/learning/homework/limits.ts'
import { attendanceStates } from '#src/features/learning/lesson/limits.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInQuery } from '#src/shared/ids.ts'
import { locales } from '#src/shared/locale.ts'
import { gradebookErrors as errors } from '../errors.ts'
import { bookSchema, studentSchema } from '../schemas.ts'

const moment = z.iso.datetime()
const ofStudent = { classId: idInQuery(), userId: idInQuery() }
const refused = [classErrors.unknown, classErrors.notHelper, errors.noStudent]

const lesson = z.object({
  lessonId: z.int(),
  title: z.string(),
  startedAt: moment,
  /** Null where the student was not in the class yet. */
  state: z.enum(attendanceStates).nullable(),
})
export type ReportLesson = z.output<typeof lesson>

const work = z.object({
  homeworkId: z.int(),
  title: z.string(),
  dueAt: moment,
  state: z.enum(ownStates),
  handedInAt: moment.nullable(),
  daysLate: z.int(),
  handIns: z.int(),
  /** Hundredths, after the late rule; null until it is returned. */
  mark: z.int().nullable(),
  fullMark: z.int().nullable(),
})
export type ReportWork = z.output<typeof work>

/** The part of the contract about the report of one student. */
export const reportApi = {
  getReport: endpoint({
    method: 'GET',
    path: 'Gradebook/GetReport',
    access: 'login',
    summary: {
      zh: '查看学生成绩单',
      en: 'Read the report of one student: attendance, homework and grades; one’s own as a student, with grades once they are released',
    },
    input: z.object(ofStudent),
    answer: z.object({
      ...classHead,
      student: z.object({
        ...{ userId: z.int(), name: z.string(), number: z.string(), group: z.string().nullable() },
      }),
      /** Null before the gradebook is created, and for the student before it is released. */
      book: bookSchema.nullable(),
      /** The row of the student in the gradebook; empty without a gradebook. */
      students: z.array(studentSchema),
      /** The number of the last change that the row has; 0 before the first one. */
      revision: z.int(),
      lessons: z.array(lesson),
      works: z.array(work),
      can: z.object({ mark: canSchema }),
    }),
    errors: refused,
  }),
  getReportPdf: endpoint({
    method: 'GET',
    path: 'Gradebook/GetReportPdf',
    access: 'login',
    summary: {
      zh: '下载学生成绩单 PDF',
      en: 'Read the report of one student as a PDF, in either language',
    },
    input: z.object({ ...ofStudent, language: z.enum(locales) }),
    answer: z.object({ name: z.string(), mime: z.string(), base64: z.string() }),
    errors: refused,
    perMinute: 20,
  }),
}
