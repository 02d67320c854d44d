import { z } from 'zod'
import { codeTypedMost } from '#src/features/learning/class/code.ts'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { classHead } from '#src/features/learning/class/schemas.ts'
import { accountApi, accountErrors } from '#src/features/people/account/contract.ts'
import { termsVersion } from '#src/features/people/account/forms.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { bothWords } from '#src/shared/errors.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { rosterErrors as errors } from './errors.ts'
import { activateForm } from './forms.ts'

/** The part of the contract about the first lesson. */

const ofClass = { classId: idInBody() }
const ofRow = { ...ofClass, rowId: idInBody() }
const asTeacher = [classErrors.unknown, classErrors.notTeacher, classErrors.archived]
const act = { method: 'POST', access: 'teacher', answer: z.object({}) } as const

const come = z.object({
  rowId: z.int(),
  name: z.string(),
  at: z.iso.datetime(),
  made: z.boolean(),
  renews: z.boolean(),
})
export type Come = z.output<typeof come>

export const lessonApi = {
  getLesson: endpoint({
    method: 'GET',
    path: 'Roster/GetLesson',
    access: 'teacher',
    summary: {
      zh: '查看首次上课',
      en: 'Read the first lesson of a class: people who are in, and names of those who are missing',
    },
    input: z.object({ classId: idInQuery() }),
    answer: z.object({
      ...classHead,
      /** Null while it is not open. */
      endsAt: z.iso.datetime().nullable(),
      secondsLeft: z.int(),
      in: z.array(come),
      /** Without numbers: the page is shown to all, and number and name activate a row. */
      missing: z.array(z.object({ rowId: z.int(), name: z.string() })),
      can: z.object({ open: canSchema }),
    }),
    errors: [classErrors.unknown, classErrors.notTeacher],
  }),
  getLessonCode: endpoint({
    method: 'GET',
    path: 'Roster/GetLessonCode',
    access: 'teacher',
    summary: {
      zh: '查看首次上课的二维码',
      en: 'Read the link of a first lesson, as a QR code too',
    },
    input: z.object({
      classId: idInQuery(),
      /** The address at which the caller has the site, as phones reach it. */
      origin: z.string().regex(/^https?:\/\/[\w.:[\]-]{1,200}$/),
    }),
    answer: z.object({
      url: z.string(),
      drawing: z.object({ side: z.int(), path: z.string() }),
    }),
    errors: [classErrors.unknown, classErrors.notTeacher],
  }),
  openLesson: endpoint({
    ...act,
    path: 'Roster/OpenLesson',
    summary: {
      zh: '开启首次上课，或延长 10 分钟',
      en: 'Open the first lesson for ten minutes, or extend it by ten',
    },
    input: z.object(ofClass),
    errors: [...asTeacher, errors.notActive, errors.empty],
  }),
  endLesson: endpoint({
    ...act,
    path: 'Roster/EndLesson',
    summary: { zh: '结束首次上课', en: 'End the first lesson' },
    input: z.object(ofClass),
    errors: asTeacher,
    repeatable: true,
  }),
  reset: endpoint({
    ...act,
    path: 'Roster/Reset',
    summary: {
      zh: '重置激活',
      en: 'Reset an activation: the account that it made is closed, and the row waits again',
    },
    input: z.object(ofRow),
    answer: z.object({
      /** False where the account belongs to a person by now: it only leaves the class. */
      closed: z.boolean(),
    }),
    errors: [...asTeacher, errors.notMade],
  }),
  renewPassword: endpoint({
    ...act,
    path: 'Roster/RenewPassword',
    summary: {
      zh: '重设学生密码',
      en: 'Let the next activation of a row give its account a new password, or withdraw that',
    },
    input: z.object({ ...ofRow, renews: z.boolean() }),
    errors: [...asTeacher, errors.notMade, errors.hasContact, errors.hasRole],
    repeatable: true,
  }),
  findLesson: endpoint({
    method: 'GET',
    path: 'Roster/FindLesson',
    access: 'public',
    cost: 'entry',
    summary: { zh: '打开首次上课链接', en: 'Find the open first lesson of a class code' },
    input: z.object({ code: z.string().max(codeTypedMost) }),
    answer: z.object({
      /** Null where no first lesson is open for this code. */
      lesson: z.object({ code: z.string(), name: z.string(), teacher: z.string() }).nullable(),
    }),
  }),
  activate: endpoint({
    method: 'POST',
    path: 'Roster/Activate',
    access: 'public',
    cost: 'password',
    summary: {
      zh: '首次上课激活账号',
      en: 'Make the account of a row of the roster by number and name, join the class, and sign in',
    },
    input: z
      .object({
        code: z.string().max(codeTypedMost),
        number: z.string().max(60),
        name: z.string().max(60),
        password: z.string().max(256),
        termsVersion: z.literal(termsVersion, {
          error: bothWords(
            '请阅读并同意最新的服务条款和隐私政策',
            'Please read and accept the current terms and privacy policy',
          ),
        }),
      })
      .superRefine(({ number, name, password }, context) => {
        const checked = activateForm.safeParse({ number, name, password })
        for (const { message, path } of checked.error?.issues ?? [])
          context.addIssue({ code: 'custom', message, path: [...path] })
      }),
    answer: z.object({
      ...accountApi.login.answer.shape,
      classId: z.int(),
      /** Whether the account was there, and has a new password. */
      renewed: z.boolean(),
    }),
    errors: [
      ...[errors.notOpen, errors.noMatch, errors.wait, errors.spent, errors.isActivated],
      ...[accountErrors.commonPassword, classErrors.full],
    ],
  }),
}
