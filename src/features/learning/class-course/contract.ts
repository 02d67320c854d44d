import { z } from 'zod'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { classHead } from '#src/features/learning/class/schemas.ts'
import { courseCardSchema, courseKinds } from '#src/features/learning/course/contract.ts'
import { keywordInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { classCourseErrors as errors } from './errors.ts'
import { opensOn } from './forms.ts'
import { classCoursesMost, classCourseStates } from './limits.ts'

const ofClass = { classId: idInBody() }
const one = { ...ofClass, courseId: idInBody() }
const act = { method: 'POST', access: 'teacher', answer: z.object({}) } as const
const asTeacher = [classErrors.unknown, classErrors.notTeacher, classErrors.archived]

const row = courseCardSchema
  .pick({ courseId: true, kind: true, name: true, category: true, coverTheme: true, cover: true })
  .extend({
    teachers: z.array(z.string()),
    fee: z.int(),
    state: z.enum(classCourseStates),
    /** The first day, the school’s; null – open at once. */
    opensOn: z.iso.date().nullable(),
    /** Members study it without joining. */
    grants: z.boolean(),
    /** In the catalogue. */
    published: z.boolean(),
    /** The viewer studies it: by the class, or by having joined. */
    studies: z.boolean(),
    progress: z.object({ done: z.int(), total: z.int() }).nullable(),
    /** Changes that the class does not see, of a course that was never published, for those who may release them. */
    unreleased: z.int(),
    /** The viewer teaches the class and may see the learners of the course. */
    seesProgress: z.boolean(),
  })
export type ClassCourse = z.output<typeof row>

const found = z.object({
  courseId: z.int(),
  kind: z.enum(courseKinds),
  name: z.string(),
  teachers: z.array(z.string()),
  isOwn: z.boolean(),
  published: z.boolean(),
  fee: z.int(),
})
export type FoundCourse = z.output<typeof found>

export const classCourseApi = {
  getCourses: endpoint({
    method: 'GET',
    path: 'ClassCourse/GetCourses',
    access: 'login',
    summary: { zh: '查看班级课程', en: 'List the courses of a class in their order' },
    input: z.object({ classId: idInQuery() }),
    answer: z.object({
      ...classHead,
      items: z.array(row),
      can: z.object({ manage: canSchema }),
    }),
    errors: [classErrors.unknown],
  }),
  findCourses: endpoint({
    method: 'GET',
    path: 'ClassCourse/FindCourses',
    access: 'teacher',
    summary: {
      zh: '查找可加入班级的课程',
      en: 'Find courses that a class may be given: own ones, and published ones of others',
    },
    input: z.object({ classId: idInQuery(), keyword: keywordInQuery }),
    answer: z.object({ items: z.array(found) }),
    errors: asTeacher,
  }),
  add: endpoint({
    ...act,
    path: 'ClassCourse/Add',
    summary: {
      zh: '给班级添加课程',
      en: 'Give a class a course; one’s own is open to its members without joining, approved or not',
    },
    input: z.object({ ...one, opensOn }),
    errors: [
      ...asTeacher,
      ...[errors.noCourse, errors.isThere, errors.full, errors.notVerified, errors.unfinished],
    ],
    perMinute: 30,
  }),
  setDate: endpoint({
    ...act,
    path: 'ClassCourse/SetDate',
    summary: {
      zh: '设置班级课程的开放日期',
      en: 'Set the day from which students of a class may open a course; none opens it at once',
    },
    input: z.object({ ...one, opensOn }),
    errors: [...asTeacher, errors.unknown],
    repeatable: true,
  }),
  setOrder: endpoint({
    ...act,
    path: 'ClassCourse/SetOrder',
    summary: { zh: '调整班级课程顺序', en: 'Order the courses of a class' },
    input: z.object({ ...ofClass, courseIds: z.array(idInBody()).min(1).max(classCoursesMost) }),
    errors: [...asTeacher, errors.orderChanged],
    repeatable: true,
  }),
  remove: endpoint({
    ...act,
    path: 'ClassCourse/Remove',
    summary: {
      zh: '从班级移除课程',
      en: 'Take a course from a class; progress stays, and so do those who have joined it themselves',
    },
    input: z.object(one),
    errors: asTeacher,
    repeatable: true,
  }),
  release: endpoint({
    ...act,
    path: 'ClassCourse/Release',
    summary: {
      zh: '向班级发布课程改动',
      en: 'Bring the changes of a course that was never published to the classes that use it',
    },
    input: z.object(one),
    errors: [
      ...asTeacher,
      ...[errors.unknown, errors.noCourse, errors.notVerified, errors.unfinished],
    ],
    repeatable: true,
    perMinute: 20,
  }),
}
