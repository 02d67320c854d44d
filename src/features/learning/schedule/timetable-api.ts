import { z } from 'zod'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { classHead, person } from '#src/features/learning/class/schemas.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { scheduleErrors as errors } from './errors.ts'
import { reason, room } from './forms.ts'
import { importBytes, importRowsMost } from './limits.ts'
import {
  calendarDate,
  calendarDay,
  lessonGiven,
  section,
  sectionNumber,
  slot,
  term,
} from './schemas.ts'

const lesson = z.object({
  lessonId: z.int(),
  title: z.string(),
  room: z.string(),
  weekday: z.int(),
  sectionFrom: z.int(),
  sectionTo: z.int(),
  /** A set of weeks; see weeks.ts. */
  weeks: z.int(),
  teacher: person.nullable(),
})
export type ShownLesson = z.output<typeof lesson>

const conflict = z.object({
  /** What both need at once. */
  of: z.array(z.enum(['class', 'teacher', 'room'])),
  /** '' for lessons of classes to which the reader does not belong, like the title. */
  className: z.string(),
  title: z.string(),
  teacher: person.nullable(),
  room: z.string(),
  sectionFrom: z.int(),
  sectionTo: z.int(),
  /** How many lessons meet, and the first such day. */
  count: z.int(),
  day: z.iso.date(),
})
export type Conflict = z.output<typeof conflict>

const asTeacher = [classErrors.unknown, classErrors.notTeacher, classErrors.archived]
const ofTerm = { classId: idInBody(), termId: idInBody() }
const place = {
  toDay: calendarDate,
  sectionFrom: sectionNumber,
  sectionTo: sectionNumber,
  room,
}
const inQuery = {
  ...{ weekday: z.coerce.number<number>().int().min(1).max(7), room },
  sectionFrom: z.coerce.number<number>().pipe(sectionNumber),
  sectionTo: z.coerce.number<number>().pipe(sectionNumber),
}

/** A row of a timetable file, as it is written there. */
const row = z.object({
  className: z.string().max(200),
  weekday: z.string().max(200),
  sections: z.string().max(200),
  weeks: z.string().max(200),
  room: z.string().max(200),
  title: z.string().max(200),
})
export type TimetableRow = z.output<typeof row>

export const rowProblems = [
  'class',
  'weekday',
  'sections',
  'weeks',
  'room',
  'title',
  'double',
] as const

const readRow = row.extend({
  /** In the file. */
  number: z.int(),
  problems: z.array(z.enum(rowProblems)),
  /** Lessons that it meets, in the school or in the file. */
  conflicts: z.int(),
})
export type ReadRow = z.output<typeof readRow>

export const timetableApi = {
  getTimetable: endpoint({
    method: 'GET',
    path: 'Schedule/GetTimetable',
    access: 'login',
    summary: { zh: '查看班级课表', en: 'Read the timetable of a class as one of its people' },
    input: z.object({
      classId: idInQuery(),
      /** A day of the week to show; left out: today, or the term’s first day. */
      day: calendarDate.optional(),
    }),
    answer: z.object({
      ...classHead,
      today: z.iso.date(),
      day: z.iso.date(),
      terms: z.array(term),
      /** The term of the day; null outside the terms. */
      term: term.nullable(),
      week: z.int().nullable(),
      sections: z.array(section),
      days: z.array(calendarDay),
      slots: z.array(slot),
      lessons: z.array(lesson),
      /** Those who may teach a lesson; for teachers of the class. */
      teachers: z.array(person),
      can: z.object({ edit: canSchema }),
    }),
    errors: [classErrors.unknown],
  }),
  findConflicts: endpoint({
    method: 'GET',
    path: 'Schedule/FindConflicts',
    access: 'teacher',
    summary: {
      zh: '查找课程安排的冲突：同一教师、教室或班级',
      en: 'Find lessons that a recurring one would meet: same teacher, room or class',
    },
    input: z.object({
      ...{ classId: idInQuery(), termId: idInQuery(), teacherId: idInQuery(), ...inQuery },
      lessonId: idInQuery().optional(),
      weeks: z.string().max(80).default(''),
    }),
    answer: z.object({ conflicts: z.array(conflict) }),
    errors: [...asTeacher, errors.noTerm],
  }),
  findMoveConflicts: endpoint({
    method: 'GET',
    path: 'Schedule/FindMoveConflicts',
    access: 'teacher',
    summary: {
      zh: '查找调课后的冲突',
      en: 'Find lessons that a single one would meet in another place',
    },
    input: z.object({
      ...{ lessonId: idInQuery(), day: calendarDate, toDay: calendarDate, room },
      ...{ sectionFrom: inQuery.sectionFrom, sectionTo: inQuery.sectionTo },
    }),
    answer: z.object({ conflicts: z.array(conflict) }),
    errors: [...asTeacher, errors.noLesson],
  }),
  saveLesson: endpoint({
    method: 'POST',
    path: 'Schedule/SaveLesson',
    access: 'teacher',
    summary: { zh: '添加或修改课程安排', en: 'Add a recurring lesson to a class, or change one' },
    input: z.object({ ...ofTerm, lessonId: idInBody().nullable(), ...lessonGiven }),
    answer: z.object({ lessonId: z.int() }),
    errors: [
      ...[...asTeacher, errors.noTerm, errors.noLesson, errors.weeksWrong, errors.sectionsWrong],
      ...[errors.noTeacher, errors.tooManyLessons],
    ],
  }),
  deleteLesson: endpoint({
    method: 'POST',
    path: 'Schedule/DeleteLesson',
    access: 'teacher',
    summary: { zh: '删除课程安排', en: 'Delete a recurring lesson' },
    input: z.object({ lessonId: idInBody() }),
    answer: z.object({}),
    errors: [...asTeacher, errors.noLesson],
  }),
  moveLesson: endpoint({
    method: 'POST',
    path: 'Schedule/MoveLesson',
    access: 'teacher',
    summary: {
      zh: '调课：更改一次课的时间或教室，并通知班级成员',
      en: 'Move a single lesson, or change its room, and tell the people of the class',
    },
    input: z.object({ lessonId: idInBody(), day: calendarDate, ...place, reason }),
    answer: z.object({}),
    errors: [
      ...[...asTeacher, errors.noLesson, errors.noSuchDay, errors.outsideTerm, errors.onHoliday],
      ...[errors.sectionsWrong, errors.samePlace],
    ],
    repeatable: true,
  }),
  cancelLesson: endpoint({
    method: 'POST',
    path: 'Schedule/CancelLesson',
    access: 'teacher',
    summary: {
      zh: '停课：取消一次课，并通知班级成员',
      en: 'Cancel a single lesson, and tell the people of the class',
    },
    input: z.object({ lessonId: idInBody(), day: calendarDate, reason }),
    answer: z.object({}),
    errors: [...asTeacher, errors.noLesson, errors.noSuchDay],
    repeatable: true,
  }),
  putBack: endpoint({
    method: 'POST',
    path: 'Schedule/PutBack',
    access: 'teacher',
    summary: {
      zh: '恢复一次课的原安排，并通知班级成员',
      en: 'Put a single lesson back as its rule says, and tell the people of the class',
    },
    input: z.object({ lessonId: idInBody(), day: calendarDate }),
    answer: z.object({}),
    errors: [...asTeacher, errors.noLesson],
    repeatable: true,
  }),
  getTemplate: endpoint({
    method: 'GET',
    path: 'Schedule/GetTemplate',
    access: 'teacher',
    summary: { zh: '下载课表模板', en: 'Download the template of a timetable' },
    input: z.object({}),
    answer: z.object({ mime: z.string(), base64: z.string() }),
  }),
  readTimetable: endpoint({
    method: 'POST',
    path: 'Schedule/UploadTimetable',
    access: 'teacher',
    summary: {
      zh: '读取课表文件并检查，不写入任何内容',
      en: 'Read a timetable file and check its rows; nothing is written',
    },
    input: z.object({ termId: z.coerce.number<number>().int().positive() }),
    answer: z.object({ rows: z.array(readRow) }),
    errors: [errors.noTerm, errors.fileUnreadable, errors.fileEmpty, errors.tooManyRows],
    upload: { maxBytes: importBytes, types: ['xlsx'] },
    perMinute: 20,
  }),
  checkTimetable: endpoint({
    method: 'POST',
    path: 'Schedule/CheckTimetable',
    access: 'teacher',
    summary: {
      zh: '检查课表的各行，不写入任何内容',
      en: 'Check rows of a timetable; nothing is written',
    },
    input: z.object({ termId: idInBody(), rows: z.array(row).min(1).max(importRowsMost) }),
    answer: z.object({ rows: z.array(readRow) }),
    errors: [errors.noTerm],
    maxBytes: 1024 * 1024,
  }),
  saveTimetable: endpoint({
    method: 'POST',
    path: 'Schedule/SaveTimetable',
    access: 'teacher',
    summary: {
      zh: '导入课表',
      en: 'Add the rows of a timetable to one’s classes: all of them or none',
    },
    input: z.object({ termId: idInBody(), rows: z.array(row).min(1).max(importRowsMost) }),
    answer: z.object({ lessons: z.int(), classes: z.int() }),
    errors: [errors.noTerm, errors.rowsWrong, errors.tooManyLessons, classErrors.archived],
    maxBytes: 1024 * 1024,
  }),
}
