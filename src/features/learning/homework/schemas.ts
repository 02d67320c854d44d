import { z } from 'zod'
import { shapeSchema } from '#src/features/content/document/annotation-schema.ts'
import { givenFileSchema } from '#src/features/content/file/given-file.ts'
import { person } from '#src/features/learning/class/schemas.ts'
import { canSchema } from '#src/shared/can.ts'
import { fileKinds } from '#src/shared/file-kind.ts'
import {
  audiences,
  countingRules,
  homeworkKinds,
  homeworkStates,
  keyMoments,
  markMoments,
  ownStates,
  peerStates,
  phases,
  workStates,
} from './limits.ts'

export const moment = z.iso.datetime()
/** Hundredths of a mark. */
export const hundredths = z.int()
export const words = { text: z.string(), photos: z.array(z.int()), files: z.array(z.int()) }

export const criterion = z.object({ id: z.string(), text: z.string(), points: hundredths })
export const lateSchema = z.object({
  until: moment,
  /** Percent of the mark for each day that has begun. */
  percent: z.int(),
  /** Percent of the mark that stays in any case. */
  floor: z.int(),
})

/** What homework asks for, to all who may read it. */
export const about = {
  homeworkId: z.int(),
  kind: z.enum(homeworkKinds),
  title: z.string(),
  /** HTML with drawn formulas. */
  body: z.string(),
  attachments: z.array(givenFileSchema),
  fullMark: hundredths.nullable(),
  criteria: z.array(criterion),
  dueAt: moment,
  late: lateSchema.nullable(),
  /** Each group does one work together. */
  inGroups: z.boolean(),
  photosMost: z.int(),
  filesMost: z.int(),
  kinds: z.array(z.enum(fileKinds)),
  /** The longest spoken recording; 0 where none is taken. */
  recordingMinutes: z.int(),
}

export const handInSchema = z.object({
  number: z.int(),
  ...words,
  handedInAt: moment,
  /** Days that had begun since the date; 0 in time. */
  daysLate: z.int(),
  /** The member who has handed in for the group; null for a work of one’s own. */
  by: z.string().nullable(),
})
export type HandIn = z.output<typeof handInSchema>

/** What is drawn and written on a page of a file of a hand-in. */
export const annotationSchema = z.object({
  handIn: z.int(),
  userFileId: z.int(),
  page: z.int(),
  revision: z.int(),
  shapes: z.array(shapeSchema),
})
export type Annotation = z.output<typeof annotationSchema>

/** A row of one’s own homework. */
export const ownRow = z.object({
  homeworkId: z.int(),
  kind: z.enum(homeworkKinds),
  title: z.string(),
  classId: z.int(),
  className: z.string(),
  /** The dates that hold for this learner. */
  dueAt: moment,
  closesAt: moment,
  state: z.enum(ownStates),
  handedInAt: moment.nullable(),
  daysLate: z.int(),
  handIns: z.int(),
  /** Null before it was returned, and without a mark. */
  mark: hundredths.nullable(),
  fullMark: hundredths.nullable(),
  /** The teacher’s words, once they are returned. */
  comment: z.string(),
})
export type OwnRow = z.output<typeof ownRow>

/** A row of the homework of a class. */
export const classRow = z.object({
  homeworkId: z.int(),
  kind: z.enum(homeworkKinds),
  title: z.string(),
  state: z.enum(homeworkStates),
  visibleFrom: moment.nullable(),
  dueAt: moment,
  /** By its dates alone. */
  phase: z.enum(phases),
  audience: z.enum(audiences),
  inGroups: z.boolean(),
  /** For those who look after the class. */
  counts: z
    .object({ students: z.int(), handedIn: z.int(), waiting: z.int(), marked: z.int() })
    .nullable(),
  released: z.boolean(),
  /** The viewer’s own, as a student. */
  own: ownRow.nullable(),
})
export type ClassRow = z.output<typeof classRow>

/** A learner’s work in the list of the teacher. */
export const workRow = z.object({
  student: person,
  number: z.string(),
  group: z.string().nullable(),
  state: z.enum(workStates),
  handIns: z.int(),
  handedInAt: moment.nullable(),
  daysLate: z.int(),
  rawMark: hundredths.nullable(),
  /** After the late rule. */
  mark: hundredths.nullable(),
  released: z.boolean(),
  /** A later date of this learner’s. */
  extendedTo: moment.nullable(),
  /** Besides the time limit of a quiz. */
  extraMinutes: z.int(),
  /** The work of the group, where the student does it with one. */
  sharedId: z.int().nullable(),
  /** The student has another mark than the group. */
  ownMark: z.boolean(),
})
export type WorkRow = z.output<typeof workRow>

/** The group with which a student does homework. */
export const ownGroup = z.object({
  name: z.string(),
  members: z.array(person),
  /** The last save of the draft; null before one. */
  saved: z.object({ by: z.string().nullable(), at: moment }).nullable(),
})
export type OwnGroup = z.output<typeof ownGroup>

/** A member of a group, as its teacher sees them. */
export const groupMember = z.object({
  student: person,
  number: z.string(),
  state: z.enum(workStates),
  rawMark: hundredths.nullable(),
  /** Why it is another mark than that of the group; empty: it is not. */
  ownReason: z.string(),
  /** Of the member’s mark. */
  revision: z.int(),
})
export type GroupMember = z.output<typeof groupMember>

/** The peer round of homework, as its page says it to a student. */
export const ownPeers = z.object({
  state: z.enum(peerStates),
  /** Works that each participant reviews. */
  reviews: z.int(),
  anonymous: z.boolean(),
  endsAt: moment,
  /** Works that the student was asked to review, and those that still wait. */
  asked: z.int(),
  waiting: z.int(),
  /** Reviews of the own work; 0 before it was returned. */
  received: z.int(),
})
export type OwnPeers = z.output<typeof ownPeers>

/** Good works of homework, as its page says them to a student. */
export const ownGoodWorks = z.object({
  /** Works that the class sees; 0 while the student may still hand in. */
  shown: z.int(),
  /** The teacher asks whether the own work may be shown. */
  waits: z.boolean(),
})
export type OwnGoodWorks = z.output<typeof ownGoodWorks>

const quizSettings = {
  /** Minutes; null: no limit. */
  timeLimit: z.int().nullable(),
  /** Null: any number. */
  attempts: z.int().nullable(),
  counts: z.enum(countingRules),
  shuffleQuestions: z.boolean(),
  shuffleOptions: z.boolean(),
  marks: z.enum(markMoments),
  keys: z.enum(keyMoments),
}

/** The quiz of homework, for the form of its teachers. */
export const setQuizOf = z.object({
  ...quizSettings,
  /** The paper that it was made from; null once that was deleted. */
  paper: z.object({ paperId: z.int(), name: z.string() }).nullable(),
  questions: z.int(),
  points: z.number(),
})
export type SetQuizOf = z.output<typeof setQuizOf>

/** The quiz of homework, as its page says it to a student. */
export const ownQuiz = z.object({
  questions: z.int(),
  points: z.number(),
  /** Minutes, with those that the student has besides; null: no limit. */
  timeLimit: z.int().nullable(),
  /** Attempts of the student that may be, and those that were begun; null: any number. */
  allowed: z.int().nullable(),
  used: z.int(),
  counts: z.enum(countingRules),
  status: z.enum(['none', 'open', 'handedIn']),
})
export type OwnQuiz = z.output<typeof ownQuiz>

/** The attempts of a student at the quiz of homework, for those who look after the class. */
export const quizOfWork = z.object({
  attempts: z.array(
    z.object({
      attemptId: z.int(),
      number: z.int(),
      status: z.enum(['open', 'handedIn']),
      startedAt: moment,
      handedInAt: moment.nullable(),
      /** Points; null while open, and while written answers wait. */
      score: z.number().nullable(),
      maxScore: z.number().nullable(),
      /** Written answers without a mark, and answers that came after the end. */
      waiting: z.int(),
      late: z.int(),
    }),
  ),
})
export type QuizOfWork = z.output<typeof quizOfWork>

/** The quiz of homework, for those who look after the class. */
export const headQuiz = z.object({
  quizId: z.int(),
  /** Written answers of all students without a mark. */
  toMark: z.int(),
  /** Minutes; null: no limit. */
  timeLimit: z.int().nullable(),
  /** `teach`: statistics, keys and late answers. */
  can: z.object({ markAnswers: canSchema, teach: canSchema }),
})
export type HeadQuiz = z.output<typeof headQuiz>
