import { z } from 'zod'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { codeTypedMost } from './code.ts'
import { classErrors as errors } from './errors.ts'
import { joinForm } from './forms.ts'
import { classSemesters, memberStates, studentsMost } from './limits.ts'

/** The part of the contract about class codes and joining. */

const guessing = [errors.codeWrong, errors.codeWait, errors.codeSpent]

export const joinApi = {
  getCode: endpoint({
    method: 'GET',
    path: 'Class/GetCode',
    access: 'login',
    summary: {
      zh: '查看班级码、链接和二维码',
      en: 'Read the class code with its link, as a QR code too',
    },
    input: z.object({
      classId: idInQuery(),
      /** The address at which the caller has the site, as phones reach it: 'https://school.example'. */
      origin: z.string().regex(/^https?:\/\/[\w.:[\]-]{1,200}$/),
    }),
    answer: z.object({
      classId: z.int(),
      name: z.string(),
      code: z.string(),
      works: z.boolean(),
      url: z.string(),
      /** A square of `side` units, and the dark ones as an SVG path. */
      drawing: z.object({ side: z.int(), path: z.string() }),
    }),
    errors: [errors.unknown, errors.notHelper],
  }),
  findByCode: endpoint({
    method: 'GET',
    path: 'Class/FindByCode',
    access: 'login',
    summary: { zh: '通过班级码查找班级', en: 'Find the class of a class code' },
    input: z.object({ code: z.string().max(codeTypedMost) }),
    answer: z.object({
      code: z.string(),
      name: z.string(),
      yearFrom: z.int(),
      semester: z.enum(classSemesters),
      teacher: z.string(),
      school: z.string().nullable(),
      approval: z.boolean(),
      /** The viewer’s relation to the class; null for none. */
      mine: z.enum(memberStates).nullable(),
      /** For its members. */
      classId: z.int().nullable(),
      can: z.object({ join: canSchema }),
    }),
    errors: guessing,
    perMinute: 60,
  }),
  join: endpoint({
    method: 'POST',
    path: 'Class/Join',
    access: 'login',
    summary: { zh: '加入班级', en: 'Join a class by its code, or ask to join it' },
    input: z.object({ ...joinForm.shape }),
    answer: z.object({
      classId: z.int(),
      /** invited – the person answers the invitation to teach instead. */
      state: z.enum(memberStates),
    }),
    errors: [...guessing, errors.full, errors.tooManyRequests],
    repeatable: true,
    perMinute: 30,
  }),
  decideRequests: endpoint({
    method: 'POST',
    path: 'Class/DecideRequests',
    access: 'login',
    summary: {
      zh: '审批入班申请',
      en: 'Approve or decline requests to join a class: of some people, or all that wait',
    },
    input: z.object({
      classId: idInBody(),
      /** Left out: all requests that wait. */
      userIds: z.array(idInBody()).min(1).max(studentsMost).optional(),
      approve: z.boolean(),
    }),
    answer: z.object({ decided: z.int() }),
    errors: [errors.unknown, errors.notHelper, errors.archived, errors.full],
    repeatable: true,
  }),
  quit: endpoint({
    method: 'POST',
    path: 'Class/Quit',
    access: 'login',
    summary: { zh: '退出班级或撤回申请', en: 'Quit a class, or withdraw one’s request to join it' },
    input: z.object({ classId: idInBody() }),
    answer: z.object({}),
    errors: [errors.unknown, errors.transferFirst, errors.archived],
  }),
}
