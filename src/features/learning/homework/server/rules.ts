import { classErrors } from '#src/features/learning/class/errors.ts'
import type { ClassRole, ClassState } from '#src/features/learning/class/limits.ts'
import type { Ruling } from '#src/shared/can.ts'
import { passesRoleGuard, type Viewer } from '#src/shared/viewer.ts'
import { homeworkErrors as errors } from '../errors.ts'
import type { HomeworkKind, HomeworkState } from '../limits.ts'

interface Standing {
  role: ClassRole | null
  /** Of the class. */
  state: ClassState
  homeworkState: HomeworkState
}

/** Teachers and assistants of the class see the works of its homework. */
export const maySeeWorks = ({ role }: Pick<Standing, 'role'>): Ruling => {
  if (role === null) return errors.unknown
  return role === 'student' ? classErrors.notHelper : null
}

/** Similar texts are for the owner and the co-teachers alone: assistants are students as well. */
export const maySeeSimilar = ({ role }: Pick<Standing, 'role'>): Ruling => {
  if (role === null) return errors.unknown
  return role === 'owner' || role === 'coTeacher' ? null : classErrors.notTeacher
}

/** Those who see works mark them while the class is not archived and the homework is published. */
export const mayMark = ({ role, state, homeworkState }: Standing): Ruling => {
  const refused = maySeeWorks({ role })
  if (refused) return refused
  if (state === 'archived') return classErrors.archived
  return homeworkState === 'published' ? null : errors.notPublished
}

/** The owner and the co-teachers of the class set its homework while the class is not archived. */
export const maySet = ({ role, state }: Pick<Standing, 'role' | 'state'>): Ruling => {
  if (role === null) return errors.unknown
  if (role !== 'owner' && role !== 'coTeacher') return classErrors.notTeacher
  return state === 'archived' ? classErrors.archived : null
}

/** They excuse students, give them more time, and return the marks of published homework. */
export const mayDecide = (standing: Standing): Ruling => maySet(standing) ?? mayMark(standing)

/** Students who are to do homework read it once it is shown; others do not learn that it exists. */
export const mayDo = ({ concerned, shown }: { concerned: boolean; shown: boolean }): Ruling =>
  concerned && shown ? null : errors.unknown

/** The answers to a quiz are its work: nothing else is written or handed in for it. */
export const mayWrite = ({ kind }: { kind: HomeworkKind }): Ruling =>
  kind === 'quiz' ? errors.isQuiz : null

/** Nobody marks a quiz by hand but its written answers, in the quiz itself. */
export const mayMarkByHand = (standing: Standing & { kind: HomeworkKind }): Ruling =>
  mayMark(standing) ?? mayWrite(standing)

/** Statistics, keys and late answers of its quiz are for the owner and the co-teachers, on the pages of teachers. */
export const mayTeachQuiz = ({
  role,
  viewer,
}: Pick<Standing, 'role'> & { viewer: Viewer }): Ruling =>
  maySeeSimilar({ role }) ?? (passesRoleGuard(viewer) ? null : classErrors.notTeacher)

/** They hand in until it is closed, unless it was returned to them or they are excused. */
export function mayHandIn(given: {
  state: ClassState
  closesAt: Date
  now: Date
  excused: boolean
  returned: boolean
}): Ruling {
  if (given.state === 'archived') return classErrors.archived
  if (given.excused) return errors.isExcused
  if (given.returned) return errors.isReturned
  return given.now > given.closesAt ? errors.closed : null
}
