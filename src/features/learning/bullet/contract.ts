import { z } from 'zod'
import { courseErrors } from '#src/features/learning/course/contract.ts'
import { hasWords, reasonFields, wordsMissing } from '#src/features/people/report/forms.ts'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { bulletErrors as errors } from './errors.ts'
import { bulletForm } from './forms.ts'
import { secondMost } from './limits.ts'

const ofItem = { courseId: idInQuery(), itemId: idInQuery() }
const ofBullet = { bulletId: idInBody() }

/** A comment as it moves over the film, without its author. */
const flying = z.object({
  bulletId: z.int(),
  /** The second of the film. */
  second: z.int(),
  text: z.string(),
  isMine: z.boolean(),
  byTeacher: z.boolean(),
})
export type Flying = z.output<typeof flying>

const listed = flying.extend({
  author: z.string(),
  createdAt: z.iso.datetime(),
  /** Hidden by a reviewer; only its author sees it. */
  isHidden: z.boolean(),
  can: z.object({ delete: canSchema, report: canSchema }),
})
export type ListedBullet = z.output<typeof listed>

/** The calls refuse with these who may not watch the film with its comments. */
const watching = [
  ...[courseErrors.notFound, courseErrors.notJoined, courseErrors.itemNotFound],
  ...[courseErrors.notStarted, courseErrors.notYetOpen, courseErrors.chapterLocked],
  errors.off,
]

export const bulletApi = {
  getWindow: endpoint({
    method: 'GET',
    path: 'Bullet/GetWindow',
    access: 'login',
    summary: {
      zh: '查看视频一段时间内的弹幕',
      en: 'List the bullet comments of five minutes of a film, the newest four of each second',
    },
    input: z.object({ ...ofItem, from: z.coerce.number().int().min(0).max(secondMost) }),
    answer: z.object({ items: z.array(flying) }),
    errors: watching,
  }),
  getList: endpoint({
    method: 'GET',
    path: 'Bullet/GetList',
    access: 'login',
    summary: { zh: '查看视频的全部弹幕', en: 'List all bullet comments of a film by time' },
    input: z.object({ ...ofItem, keyword: keywordInQuery, page: pageInQuery }),
    answer: z.object(listOf(listed)),
    errors: watching,
  }),
  post: endpoint({
    method: 'POST',
    path: 'Bullet/Post',
    access: 'login',
    summary: { zh: '发送弹幕', en: 'Write a bullet comment at a second of a film' },
    input: z.object({
      /** The name of the comment, given by the page, so that a repeated call writes no second one. */
      key: z.string().regex(/^[0-9a-f]{32}$/),
      courseId: idInBody(),
      itemId: idInBody(),
      second: z.int().min(0).max(secondMost),
      ...bulletForm.shape,
    }),
    answer: z.object(ofBullet),
    errors: [...watching, errors.notFilm, errors.tooMany],
    repeatable: true,
    perMinute: 15,
  }),
  delete: endpoint({
    method: 'POST',
    path: 'Bullet/Delete',
    access: 'login',
    summary: {
      zh: '删除弹幕',
      en: 'Delete one’s own bullet comment, or as a teacher of the course that of another person',
    },
    input: z.object(ofBullet),
    answer: z.object({}),
    errors: [errors.notAuthor, errors.hidden],
    repeatable: true,
    perMinute: 30,
  }),
  report: endpoint({
    method: 'POST',
    path: 'Bullet/Report',
    access: 'login',
    summary: { zh: '举报弹幕', en: 'Report a bullet comment; a second report changes nothing' },
    input: z.object({ ...ofBullet, ...reasonFields }).refine(hasWords, wordsMissing),
    answer: z.object({}),
    errors: [...watching, errors.notFound, errors.own],
    repeatable: true,
    perMinute: 30,
  }),
}
