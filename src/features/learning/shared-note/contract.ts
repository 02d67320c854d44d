import { z } from 'zod'
import { classErrors } from '#src/features/learning/class/errors.ts'
import { classHead, person } from '#src/features/learning/class/schemas.ts'
import { classCourseErrors } from '#src/features/learning/class-course/errors.ts'
import { courseKinds } from '#src/features/learning/course/contract.ts'
import { anchorSchema } from '#src/features/learning/note/anchor.ts'
import { noteKey, sharedWith } from '#src/features/learning/note/contract.ts'
import { noteErrors } from '#src/features/learning/note/errors.ts'
import { hasWords, reasonFields, wordsMissing } from '#src/features/people/report/forms.ts'
import { reportReasons } from '#src/features/people/report/reasons.ts'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { sharedNoteErrors as errors } from './errors.ts'
import { sharedNoteSorts, sharedStates } from './limits.ts'

const one = { sharedId: idInBody() }

const sharedNote = z.object({
  sharedId: z.int(),
  writer: person,
  isMine: z.boolean(),
  sharedAt: z.iso.datetime(),
  /** The last change of the note. */
  editedAt: z.iso.datetime(),
  /** As it is read, with formulas and the addresses of frames. */
  body: z.string(),
  /** Frames of the note are left out, because the viewer may not study its place. */
  framesLeftOut: z.boolean(),
  /** Of marked words the anchor has them only for viewers who may study the place. */
  anchor: anchorSchema,
  gone: z.enum(['item', 'place']).nullable(),
  course: z.object({ courseId: z.int(), name: z.string(), kind: z.enum(courseKinds) }),
  chapter: z.string(),
  item: z.object({ itemId: z.int(), name: z.string() }).nullable(),
  /** The viewer may study the place. */
  opens: z.boolean(),
  /** The viewer has reported it. */
  reported: z.boolean(),
  /** The reason of the reviewer who has hidden the note, which only its writer still sees; null: it is shown. */
  hidden: z.object({ reason: z.enum(reportReasons), words: z.string() }).nullable(),
  can: z.object({ takeBack: canSchema, remove: canSchema, report: canSchema }),
})
export type SharedNote = z.output<typeof sharedNote>

const choice = z.object({
  classId: z.int(),
  name: z.string(),
  sharedId: z.int().nullable(),
  state: z.enum(sharedStates),
  can: z.object({ share: canSchema, takeBack: canSchema }),
})
export type SharingClass = z.output<typeof choice>

export const sharedNoteApi = {
  getList: endpoint({
    method: 'GET',
    path: 'SharedNote/GetList',
    access: 'login',
    summary: {
      zh: '查看班级中分享的笔记',
      en: 'List and search the notes that members share with a class, as they are now',
    },
    input: z.object({
      classId: idInQuery(),
      keyword: keywordInQuery,
      courseId: idInQuery().optional(),
      userId: idInQuery().optional(),
      sort: z.enum(sharedNoteSorts).default('shared'),
      page: pageInQuery,
    }),
    answer: z.object({
      ...classHead,
      ...listOf(sharedNote),
      /** The courses and the writers of notes, and how many fit the other filters. */
      courses: z.array(z.object({ courseId: z.int(), name: z.string(), notes: z.int() })),
      people: z.array(person.extend({ notes: z.int() })),
    }),
    errors: [classErrors.unknown],
  }),
  getClasses: endpoint({
    method: 'GET',
    path: 'SharedNote/GetClasses',
    access: 'login',
    summary: {
      zh: '查看笔记可分享的班级',
      en: 'List the classes that one’s own note is, or may be, shared with',
    },
    input: z.object({ key: noteKey }),
    answer: z.object({ items: z.array(choice) }),
    errors: [noteErrors.notFound],
  }),
  share: endpoint({
    method: 'POST',
    path: 'SharedNote/Share',
    access: 'login',
    summary: {
      zh: '将笔记分享给班级',
      en: 'Share one’s own note with a class of one’s own that has its course',
    },
    input: z.object({ key: noteKey, classId: idInBody() }),
    answer: sharedWith,
    errors: [
      ...[noteErrors.notFound, classErrors.unknown, classErrors.archived],
      ...[classCourseErrors.unknown, errors.hidden, errors.removed, errors.tooMany],
    ],
    repeatable: true,
    perMinute: 60,
  }),
  takeBack: endpoint({
    method: 'POST',
    path: 'SharedNote/TakeBack',
    access: 'login',
    summary: {
      zh: '收回分享给班级的笔记',
      en: 'Take one’s own note back from a class, also from an archived one',
    },
    input: z.object(one),
    answer: z.object({}),
    errors: [errors.hidden],
    repeatable: true,
  }),
  remove: endpoint({
    method: 'POST',
    path: 'SharedNote/Remove',
    access: 'login',
    summary: {
      zh: '将分享的笔记移出班级',
      en: 'Take a member’s note out of a class; its writer gets a message and keeps the note',
    },
    input: z.object(one),
    answer: z.object({}),
    errors: [errors.unknown, classErrors.unknown, classErrors.notHelper, classErrors.archived],
    repeatable: true,
  }),
  report: endpoint({
    method: 'POST',
    path: 'SharedNote/Report',
    access: 'login',
    summary: { zh: '举报分享的笔记', en: 'Report a note that is shared with a class' },
    input: z.object({ ...one, ...reasonFields }).refine(hasWords, wordsMissing),
    answer: z.object({}),
    errors: [errors.unknown, errors.own],
    repeatable: true,
  }),
}
