import { z } from 'zod'
import {
  courseErrors,
  courseKinds,
  semesterStates,
} from '#src/features/learning/course/contract.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { semesterErrors as errors } from './errors.ts'
import { semesterChecks, semesterFields } from './forms.ts'

const day = z.iso.date()

const days = {
  startsOn: day,
  endsOn: day,
  enrolFrom: day.nullable(),
  enrolUntil: day.nullable(),
  state: z.enum(semesterStates),
}

const semester = z.object({
  semesterId: z.int(),
  name: z.string(),
  nameEn: z.string(),
  ...days,
  learners: z.int(),
  weeks: z.array(z.object({ chapterId: z.int(), opensOn: day })),
  can: z.object({ delete: canSchema }),
})
export type Semester = z.output<typeof semester>

const week = z.object({
  chapterId: z.int(),
  number: z.string(),
  name: z.string(),
  introduction: z.string(),
  opensOn: day,
  isOpen: z.boolean(),
  /** Items below it, and how many of them the viewer has done. */
  items: z.int(),
  done: z.int(),
  /** The first item that is not done; null before it opens. */
  itemId: z.int().nullable(),
})
export type Week = z.output<typeof week>

export const semesterApi = {
  getSemesters: endpoint({
    method: 'GET',
    path: 'Semester/GetSemesters',
    access: 'teacher',
    summary: { zh: '查看课程的学期', en: 'List the semesters of an open course, with their pace' },
    input: z.object({ courseId: idInQuery() }),
    answer: z.object({
      courseId: z.int(),
      kind: z.enum(courseKinds),
      courseName: z.string(),
      semesters: z.array(semester),
      /** The end of the name of a copy, in each language. */
      copySuffix: z.object({ zh: z.string(), en: z.string() }),
      /** The released top chapters, which a pace opens one after the other. */
      chapters: z.array(z.object({ chapterId: z.int(), number: z.string(), name: z.string() })),
      /** To make, change and copy semesters: a co-teacher may have no right to. */
      can: z.object({ save: canSchema }),
    }),
    errors: [courseErrors.notFound, courseErrors.notTeacher],
  }),
  saveSemester: endpoint({
    method: 'POST',
    path: 'Semester/SaveSemester',
    access: 'teacher',
    summary: {
      zh: '新建或修改学期',
      en: 'Make or change a semester: its days, its enrolment and its pace',
    },
    input: z
      .object({
        courseId: idInBody(),
        /** Null for a new one. */
        semesterId: idInBody().nullable(),
        ...semesterFields.shape,
      })
      .check(...semesterChecks),
    answer: z.object({ semesterId: z.int() }),
    errors: [
      courseErrors.notFound,
      courseErrors.notTeacher,
      errors.unknown,
      errors.premium,
      errors.overlap,
    ],
    repeatable: true,
  }),
  deleteSemester: endpoint({
    method: 'POST',
    path: 'Semester/DeleteSemester',
    access: 'teacher',
    summary: { zh: '删除没有学员的学期', en: 'Delete a semester without learners' },
    input: z.object({ semesterId: idInBody() }),
    answer: z.object({}),
    errors: [errors.unknown, errors.hasLearners, courseErrors.notTeacher],
  }),
  getSemester: endpoint({
    method: 'GET',
    path: 'Semester/GetSemester',
    access: 'login',
    summary: {
      zh: '查看学期安排与自己的进度',
      en: 'Read a semester: its weeks, one’s own progress, and the way to the next semester',
    },
    input: z.object({ semesterId: idInQuery() }),
    answer: z.object({
      semesterId: z.int(),
      courseId: z.int(),
      courseName: z.string(),
      name: z.string(),
      ...days,
      /** joined – the viewer is in it; other – in another semester of the course; none – not in the course. */
      mine: z.enum(['joined', 'other', 'none']),
      done: z.int(),
      items: z.int(),
      weeks: z.array(week),
      /** The semester after this one, where there is one. */
      next: z.object({ semesterId: z.int(), name: z.string(), startsOn: day }).nullable(),
      can: z.object({ move: canSchema }),
    }),
    errors: [errors.unknown, courseErrors.notFound],
  }),
  moveToSemester: endpoint({
    method: 'POST',
    path: 'Semester/MoveToSemester',
    access: 'login',
    summary: {
      zh: '转入本课程的另一学期',
      en: 'Move to another semester of a course that one has joined; progress stays',
    },
    input: z.object({ semesterId: idInBody() }),
    answer: z.object({}),
    errors: [
      errors.unknown,
      errors.ended,
      errors.same,
      courseErrors.notJoined,
      courseErrors.notFound,
      courseErrors.enrolmentEarly,
      courseErrors.enrolmentOver,
    ],
    repeatable: true,
  }),
}
