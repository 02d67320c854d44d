import { z } from 'zod'
import { namingErrors } from '#src/features/content/file/reading-errors.ts'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { classHead, person } from '#src/features/learning/class/schemas.ts'
import { listOf, pageInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { announcementErrors as errors } from './errors.ts'
import { written } from './forms.ts'
import { readerStates } from './limits.ts'

const one = { announcementId: idInBody() }
// Assistants may have a student's account.
const act = { method: 'POST', access: 'login', answer: z.object({}) } as const
const asHelper = [classErrors.unknown, classErrors.notHelper, classErrors.archived]
const asAuthor = [errors.unknown, ...asHelper, errors.notYours]
const ofText = [errors.empty, errors.tooLong, errors.tooManyFiles, errors.badTime]
const ofFiles = [namingErrors.unknown, namingErrors.otherType]
/** The moment from which students see it; null – at once. */
const publishAt = z.iso.datetime().nullable()

const facts = {
  announcementId: z.int(),
  title: z.string(),
  author: person.nullable(),
  pinned: z.boolean(),
  publishAt: z.iso.datetime(),
  /** Students see it. */
  published: z.boolean(),
  editedAt: z.iso.datetime().nullable(),
  /** The viewer has opened it. */
  isRead: z.boolean(),
  /** Present students, and those of them who have opened it, for those who look after the class. */
  readers: z.object({ read: z.int(), students: z.int() }).nullable(),
}
const row = z.object({ ...facts, excerpt: z.string(), files: z.int() })
export type AnnouncementRow = z.output<typeof row>

const detail = z.object({
  ...classHead,
  ...facts,
  /** As it is read, with the addresses of its files. */
  body: z.string(),
  /** As it is edited, for those who may. */
  source: z.string().nullable(),
  remindedAt: z.iso.datetime().nullable(),
  /** Within the last day. */
  remindedLately: z.boolean(),
  /** The viewer has files of one’s own. */
  hasFiles: z.boolean(),
  can: z.object({ change: canSchema, seeReaders: canSchema, remind: canSchema }),
})
export type AnnouncementDetail = z.output<typeof detail>

const reader = person.extend({
  number: z.string(),
  readAt: z.iso.datetime().nullable(),
  remindedAt: z.iso.datetime().nullable(),
})
export type AnnouncementReader = z.output<typeof reader>

export const announcementApi = {
  getList: endpoint({
    method: 'GET',
    path: 'Announcement/GetList',
    access: 'login',
    summary: {
      zh: '查看班级公告',
      en: 'List the announcements of a class: pinned ones first, then the newest',
    },
    input: z.object({ classId: idInQuery(), page: pageInQuery }),
    answer: z.object({
      ...classHead,
      ...listOf(row),
      hasFiles: z.boolean(),
      can: z.object({ write: canSchema }),
    }),
    errors: [classErrors.unknown],
  }),
  getOne: endpoint({
    method: 'GET',
    path: 'Announcement/GetOne',
    access: 'login',
    summary: { zh: '查看一条公告', en: 'Read an announcement' },
    input: z.object({ announcementId: idInQuery() }),
    answer: detail,
    errors: [errors.unknown],
  }),
  setRead: endpoint({
    ...act,
    path: 'Announcement/SetRead',
    summary: {
      zh: '记录已打开公告',
      en: 'Record that the viewer has opened an announcement; once, and not in an archived class',
    },
    input: z.object(one),
    errors: [errors.unknown],
    repeatable: true,
  }),
  getReaders: endpoint({
    method: 'GET',
    path: 'Announcement/GetReaders',
    access: 'login',
    summary: {
      zh: '查看公告阅读情况',
      en: 'List the students who have read an announcement, or who have not',
    },
    input: z.object({
      announcementId: idInQuery(),
      state: z.enum(readerStates).default('unread'),
      page: pageInQuery,
    }),
    answer: z.object({ ...listOf(reader), read: z.int(), students: z.int() }),
    errors: [errors.unknown, classErrors.notHelper],
  }),
  create: endpoint({
    ...act,
    path: 'Announcement/Create',
    summary: { zh: '发布公告', en: 'Publish an announcement now, or at a time' },
    input: z.object({
      classId: idInBody(),
      /** Given by the page: a repeated call writes no second one. */
      key: z.string().regex(/^[0-9a-f]{32}$/),
      ...written,
      publishAt,
    }),
    answer: z.object({ announcementId: z.int() }),
    errors: [...asHelper, ...ofText, ...ofFiles, errors.tooMany],
    repeatable: true,
    perMinute: 20,
  }),
  edit: endpoint({
    ...act,
    path: 'Announcement/Edit',
    summary: {
      zh: '修改公告',
      en: 'Edit an announcement; a published one is marked as edited and keeps its time',
    },
    input: z.object({ ...one, ...written, publishAt }),
    errors: [...asAuthor, ...ofText, ...ofFiles, errors.isPublished],
    repeatable: true,
    perMinute: 30,
  }),
  setPinned: endpoint({
    ...act,
    path: 'Announcement/SetPinned',
    summary: { zh: '置顶公告', en: 'Pin an announcement, or unpin it' },
    input: z.object({ ...one, pinned: z.boolean() }),
    errors: asAuthor,
    repeatable: true,
  }),
  delete: endpoint({
    ...act,
    path: 'Announcement/Delete',
    summary: { zh: '删除公告', en: 'Delete an announcement' },
    input: z.object(one),
    errors: asAuthor,
  }),
  remind: endpoint({
    ...act,
    path: 'Announcement/Remind',
    summary: {
      zh: '提醒未读学生',
      en: 'Remind all students who have not read an announcement; again within a day only where asked for',
    },
    input: z.object({ ...one, again: z.boolean().default(false) }),
    answer: z.object({ reminded: z.int() }),
    errors: [
      ...[errors.unknown, ...asHelper],
      ...[errors.notPublished, errors.allRead, errors.remindedLately],
    ],
    perMinute: 10,
  }),
}
