import { z } from 'zod'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { classHead, person } from '#src/features/learning/class/schemas.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { attendanceApi } from './attendance-api.ts'
import { lessonErrors as errors } from './errors.ts'
import { lessonForm } from './forms.ts'
import { leaveApi } from './leave-api.ts'
import { callOutcomes, markSources, reasonMost } from './limits.ts'
import { askedOfStudent, questionApi } from './question-api.ts'
import { lesson, state } from './schemas.ts'

const ofLesson = { lessonId: idInBody() }
const act = { method: 'POST', access: 'login', answer: z.object({}) } as const
const asHelper = [errors.unknown, classErrors.notHelper, classErrors.archived]

/** The random value by which a browser is told apart within a lesson. */
const device = z.string().regex(/^[\da-f]{32}$/)
const arrived = z.object({ state })
const checking = [classErrors.unknown, errors.notStudent, errors.notActive, errors.noRoll]

const calledStudent = z.object({ callId: z.int(), person })

const change = z.object({
  /** Null for the end of the roll call and for a deleted account. */
  actor: person.nullable(),
  source: z.enum(markSources),
  from: state.nullable(),
  to: state,
  reason: z.string(),
  at: z.iso.datetime(),
})
export type MarkChange = z.output<typeof change>

const rollRow = person.extend({
  number: z.string(),
  state: state.nullable(),
  changes: z.array(change),
  /** Random calls in this lesson; the outcome is null while the student is called. */
  calls: z.array(z.object({ outcome: z.enum(callOutcomes).nullable(), at: z.iso.datetime() })),
})
export type RollRow = z.output<typeof rollRow>

export const lessonApi = {
  ...attendanceApi,
  ...leaveApi,
  ...questionApi,
  begin: endpoint({
    ...act,
    access: 'teacher',
    path: 'Lesson/Begin',
    summary: {
      zh: '开始上课',
      en: 'Begin a lesson with its roll call, or find the one that is running',
    },
    input: z.object({ classId: idInBody() }),
    answer: z.object({ lessonId: z.int() }),
    errors: [classErrors.unknown, classErrors.notTeacher, classErrors.archived, errors.notActive],
    repeatable: true,
  }),
  getRunning: endpoint({
    method: 'GET',
    path: 'Lesson/GetRunning',
    access: 'login',
    summary: { zh: '查看进行中的课堂', en: 'Find the lesson of a class that is running' },
    input: z.object({ classId: idInQuery() }),
    answer: z.object({
      running: z.object({ lessonId: z.int(), rollOpen: z.boolean() }).nullable(),
      /** The viewer’s own state in it, as a student. */
      mine: state.nullable(),
      /** The question that the class is asked, for students. */
      question: askedOfStudent.nullable(),
      can: z.object({ begin: canSchema }),
    }),
    errors: [classErrors.unknown],
  }),
  getCode: endpoint({
    method: 'GET',
    path: 'Lesson/GetCode',
    access: 'login',
    summary: {
      zh: '查看当前签到码与签到人数',
      en: 'Read the present code of a roll call, with the newest arrivals',
    },
    input: z.object({
      lessonId: idInQuery(),
      /** The step that the caller shows already: its drawing is left out. */
      shown: z.coerce.number<number>().int().optional(),
      /** The address at which phones reach the site: 'https://school.example'. Without it nothing is drawn. */
      origin: z
        .string()
        .regex(/^https?:\/\/[\w.:[\]-]{1,200}$/)
        .optional(),
    }),
    answer: z.object({
      ...lesson.shape,
      here: z.int(),
      of: z.int(),
      newest: z.array(person.extend({ state })),
      /** The question that is open. */
      openQuestionId: z.int().nullable(),
      /** The student who is called at random. */
      called: calledStudent.nullable(),
      /** Null once the roll call has ended. */
      code: z
        .object({
          step: z.int(),
          figures: z.string(),
          /** Until the next code. */
          milliseconds: z.int(),
          drawing: z.object({ side: z.int(), path: z.string() }).nullable(),
        })
        .nullable(),
    }),
    errors: [errors.unknown, classErrors.notHelper],
  }),
  getTicket: endpoint({
    method: 'GET',
    path: 'Lesson/GetTicket',
    access: 'login',
    summary: {
      zh: '用二维码换取签到凭证',
      en: 'Exchange the code of the QR code for a ticket, which only this person can use',
    },
    input: z.object({ classId: idInQuery(), code: z.string().max(80) }),
    answer: z.object({ ticket: z.string() }),
    errors: [...checking, errors.codeExpired],
  }),
  checkIn: endpoint({
    ...act,
    path: 'Lesson/CheckIn',
    summary: { zh: '扫码签到', en: 'Check in to a lesson with a ticket' },
    input: z.object({ classId: idInBody(), ticket: z.string().max(120), device }),
    answer: arrived,
    errors: [...checking, errors.ticketExpired, errors.deviceUsed],
    repeatable: true,
  }),
  checkInByFigures: endpoint({
    ...act,
    path: 'Lesson/CheckInByFigures',
    summary: { zh: '输入数字签到', en: 'Check in to a lesson with the figures on the screen' },
    input: z.object({ classId: idInBody(), figures: z.string().trim().max(20), device }),
    answer: arrived,
    errors: [
      ...checking,
      errors.figuresWrong,
      errors.figuresWait,
      errors.figuresSpent,
      errors.deviceUsed,
    ],
    repeatable: true,
  }),
  getRoll: endpoint({
    method: 'GET',
    path: 'Lesson/GetRoll',
    access: 'login',
    summary: {
      zh: '查看课堂签到名单',
      en: 'List the students of a lesson with their states, each change and tries of a second person on one device',
    },
    input: z.object({ lessonId: idInQuery() }),
    answer: z.object({
      ...classHead,
      ...lesson.shape,
      students: z.array(rollRow),
      tries: z.array(z.object({ person, other: person, at: z.iso.datetime() })),
      can: z.object({ mark: canSchema }),
    }),
    errors: [errors.unknown, classErrors.notHelper],
  }),
  setState: endpoint({
    ...act,
    path: 'Lesson/SetState',
    summary: {
      zh: '设置学生的出勤状态',
      en: 'Set the state of a student by hand; after the roll call with a reason',
    },
    input: z.object({
      ...ofLesson,
      userId: idInBody(),
      state,
      reason: z.string().trim().max(reasonMost).default(''),
    }),
    errors: [...asHelper, errors.noMember, errors.reasonNeeded],
    repeatable: true,
  }),
  setLate: endpoint({
    ...act,
    path: 'Lesson/SetLate',
    summary: {
      zh: '设置此后签到是否记为迟到',
      en: 'Count arrivals as late from now on, or as present again',
    },
    input: z.object({ ...ofLesson, late: z.boolean() }),
    errors: [...asHelper, errors.noRoll],
    repeatable: true,
  }),
  edit: endpoint({
    ...act,
    path: 'Lesson/Edit',
    summary: {
      zh: '设置课堂标题和迟到时间',
      en: 'Set the title of a lesson, and the minutes after which arrivals are late',
    },
    input: z.object({ ...ofLesson, ...lessonForm.shape }),
    errors: asHelper,
    repeatable: true,
  }),
  callStudent: endpoint({
    ...act,
    path: 'Lesson/CallStudent',
    summary: {
      zh: '随机点名',
      en: 'Call a student at random, of those called least in the class, or find the one who is called',
    },
    input: z.object(ofLesson),
    answer: calledStudent,
    errors: [...asHelper, errors.ended, errors.nobodyToCall],
    repeatable: true,
  }),
  endCall: endpoint({
    ...act,
    path: 'Lesson/EndCall',
    summary: {
      zh: '记录随机点名的结果',
      en: 'Say what came of a random call: a student who is missing is absent',
    },
    input: z.object({ ...ofLesson, callId: idInBody(), outcome: z.enum(callOutcomes) }),
    errors: asHelper,
    repeatable: true,
  }),
  endRoll: endpoint({
    ...act,
    path: 'Lesson/EndRoll',
    summary: { zh: '结束签到', en: 'End the roll call: all who have not come are absent' },
    input: z.object(ofLesson),
    errors: asHelper,
    repeatable: true,
  }),
  end: endpoint({
    ...act,
    path: 'Lesson/End',
    summary: { zh: '下课', en: 'End a lesson, and its roll call with it' },
    input: z.object(ofLesson),
    errors: asHelper,
    repeatable: true,
  }),
}
