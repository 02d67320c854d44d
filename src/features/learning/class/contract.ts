import { z } from 'zod'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { copyApi } from './copy-api.ts'
import { classErrors as errors } from './errors.ts'
import { classForm, codeForm } from './forms.ts'
import { joinApi } from './join-api.ts'
import {
  classEventKinds,
  classSemesters,
  classSorts,
  classTabs,
  invitedRoles,
  memberStates,
} from './limits.ts'
import { memberApi } from './member-api.ts'
import { classHead, person } from './schemas.ts'

const ofClass = { classId: idInBody() }
const act = { method: 'POST', access: 'teacher', answer: z.object({}) } as const
const asOwner = [errors.unknown, errors.notTeacher, errors.notOwner]

const card = z.object({
  ...classHead,
  owner: person.nullable(),
  students: z.int(),
  /** Requests that the viewer may decide. */
  requests: z.int(),
})
export type ClassCard = z.output<typeof card>

const offer = z.object({
  classId: z.int(),
  name: z.string(),
  /** owner – the class is offered to take over. */
  kind: z.enum([...invitedRoles, 'owner']),
  from: z.string(),
})
export type ClassOffer = z.output<typeof offer>

const overview = z.object({
  ...classHead,
  owner: person.nullable(),
  school: z.string().nullable(),
  students: z.int(),
  groups: z.int(),
  createdAt: z.iso.datetime(),
  teachers: z.array(
    person.extend({ role: z.enum(['owner', ...invitedRoles]), state: z.enum(memberStates) }),
  ),
  /** The viewer’s own, as a student. */
  mine: z.object({ number: z.string(), group: z.string().nullable() }).nullable(),
  /** For those who look after the class. */
  code: z
    .object({
      code: z.string(),
      open: z.boolean(),
      approval: z.boolean(),
      expiresOn: z.iso.date().nullable(),
      /** Whether it admits people today. */
      works: z.boolean(),
    })
    .nullable(),
  requests: z.object({
    total: z.int(),
    items: z.array(
      person.extend({
        school: z.string().nullable(),
        number: z.string(),
        /** A teacher has removed the person from the class before. */
        removed: z.boolean(),
        since: z.iso.datetime(),
      }),
    ),
  }),
  transferTo: person.nullable(),
  /** The announcement that comes first for the viewer: a pinned or unread one. */
  news: z
    .object({
      title: z.string(),
      /** Without the locale. */
      path: z.string(),
      pinned: z.boolean(),
      isRead: z.boolean(),
      at: z.iso.datetime(),
    })
    .nullable(),
  /** Topics of the discussion with something new for the viewer. */
  unreadTopics: z.int(),
  /** The name and the semester that a copy is offered. */
  next: z.object({ name: z.string(), yearFrom: z.int(), semester: z.enum(classSemesters) }),
  can: z.object({
    ...{ edit: canSchema, lookAfter: canSchema, setCode: canSchema, invite: canSchema },
    ...{ complete: canSchema, archive: canSchema, restore: canSchema },
    ...{ offer: canSchema, copy: canSchema, delete: canSchema, quit: canSchema },
    history: canSchema,
  }),
})
export type ClassOverview = z.output<typeof overview>

const event = z.object({
  eventId: z.int(),
  kind: z.enum(classEventKinds),
  actor: person.nullable(),
  /** Set where the act concerns a person; `person` is null once that account is deleted. */
  subject: z.object({ person: person.nullable() }).nullable(),
  from: z.string(),
  to: z.string(),
  name: z.string(),
  role: z.enum(invitedRoles).nullable(),
  count: z.int(),
  at: z.iso.datetime(),
})
export type ClassEvent = z.output<typeof event>

export const classApi = {
  getMine: endpoint({
    method: 'GET',
    path: 'Class/GetMine',
    access: 'login',
    summary: {
      zh: '查看我的班级',
      en: 'List one’s own classes: taught, joined, archived; with invitations and requests that wait',
    },
    input: z.object({
      /** Left out: the classes that one teaches, or joined ones where there are none. */
      tab: z.enum(classTabs).optional(),
      keyword: keywordInQuery,
      sort: z.enum(classSorts).default('newest'),
      page: pageInQuery,
    }),
    answer: z.object({
      tab: z.enum(classTabs),
      counts: z.record(z.enum(classTabs), z.int()),
      ...listOf(card),
      offers: z.array(offer),
      /** One’s own requests to join. */
      requests: z.array(z.object({ classId: z.int(), name: z.string(), since: z.iso.datetime() })),
      can: z.object({ create: canSchema, teach: canSchema }),
    }),
  }),
  getClass: endpoint({
    method: 'GET',
    path: 'Class/GetClass',
    access: 'login',
    summary: { zh: '查看班级', en: 'Read a class as one of its people' },
    input: z.object({ classId: idInQuery() }),
    answer: overview,
    errors: [errors.unknown],
  }),
  getHistory: endpoint({
    method: 'GET',
    path: 'Class/GetHistory',
    access: 'teacher',
    summary: { zh: '查看班级变动记录', en: 'List what has changed in a class, the latest first' },
    input: z.object({ classId: idInQuery(), page: pageInQuery }),
    answer: z.object({ ...classHead, ...listOf(event) }),
    errors: [errors.unknown, errors.notTeacher],
  }),
  create: endpoint({
    ...act,
    path: 'Class/Create',
    summary: { zh: '创建班级', en: 'Create a class' },
    input: z.object({ ...classForm.shape }),
    answer: z.object({ classId: z.int() }),
    errors: [errors.notVerified, errors.tooManyClasses],
    perMinute: 20,
  }),
  edit: endpoint({
    ...act,
    path: 'Class/Edit',
    summary: { zh: '编辑班级', en: 'Edit the name, school year and semester of a class' },
    input: z.object({ ...ofClass, ...classForm.shape }),
    errors: [errors.unknown, errors.notTeacher, errors.archived],
    repeatable: true,
  }),
  setCode: endpoint({
    ...act,
    path: 'Class/SetCode',
    summary: {
      zh: '设置班级码',
      en: 'Open or close the class code, and set its last day and whether requests need approval',
    },
    input: z.object({ ...ofClass, ...codeForm.shape }),
    errors: [errors.unknown, errors.notTeacher, errors.archived, errors.dayPassed],
    repeatable: true,
  }),
  renewCode: endpoint({
    ...act,
    path: 'Class/RenewCode',
    summary: { zh: '更换班级码', en: 'Replace the class code; the old one ends at once' },
    input: z.object({
      ...ofClass,
      /** The code that is replaced, so that a repeated call replaces nothing twice. */
      code: z.string().max(20),
    }),
    answer: z.object({ code: z.string() }),
    errors: [errors.unknown, errors.notTeacher, errors.archived],
    repeatable: true,
    perMinute: 20,
  }),
  complete: endpoint({
    ...act,
    path: 'Class/Complete',
    summary: { zh: '结束班级', en: 'Complete a class, which takes no more students' },
    input: z.object(ofClass),
    errors: [...asOwner, errors.archived, errors.isCompleted],
  }),
  archive: endpoint({
    ...act,
    path: 'Class/Archive',
    summary: { zh: '归档班级', en: 'Archive a class, which can only be read then' },
    input: z.object(ofClass),
    errors: [...asOwner, errors.archived],
  }),
  restore: endpoint({
    ...act,
    path: 'Class/Restore',
    summary: { zh: '恢复班级', en: 'Restore an archived or completed class' },
    input: z.object(ofClass),
    errors: [...asOwner, errors.isActive, errors.tooManyClasses],
  }),
  delete: endpoint({
    ...act,
    path: 'Class/Delete',
    summary: { zh: '删除班级', en: 'Delete a class without students, or an archived one' },
    input: z.object(ofClass),
    errors: [...asOwner, errors.hasStudents],
  }),
  offer: endpoint({
    ...act,
    path: 'Class/Offer',
    perMinute: 30,
    summary: {
      zh: '转让班级',
      en: 'Offer a class to another teacher, who becomes its owner by accepting; null withdraws the offer',
    },
    input: z.object({
      ...ofClass,
      userId: idInBody().nullable(),
      /** Whether the owner stays as a co-teacher. */
      stays: z.boolean().default(true),
    }),
    errors: [...asOwner, errors.archived, errors.noTeacher, errors.isOwner],
    repeatable: true,
  }),
  answerOffer: endpoint({
    ...act,
    path: 'Class/AnswerOffer',
    summary: { zh: '答复班级转让', en: 'Take over a class that is offered, or decline it' },
    input: z.object({ ...ofClass, accept: z.boolean() }),
    errors: [errors.noTransfer, errors.notVerified, errors.tooManyClasses],
  }),
  ...copyApi,
  ...joinApi,
  ...memberApi,
}
