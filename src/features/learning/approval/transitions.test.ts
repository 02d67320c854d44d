import { expect, test } from 'vitest'
import { set } from '#src/features/content/draft/test-drafts.ts'
import { userCustomRoles } from '#src/features/people/account/tables.ts'
import type { Person } from '#tests/world.ts'
import { approvalApi } from './contract.ts'
import { openApproval } from './test-approval.ts'

const { db, newUser, visitor, wholeCourse, submit, approved, coTeacher, release } =
  await openApproval()

const reasons = [{ key: 'head', field: 'name', code: 'unclear' as const }]

/** The states of a course: audit, publication, and whether a submission waits. */
const states = [
  'pending',
  'pending waiting',
  'rejected',
  'rejected waiting',
  'approved',
  'approved changed',
  'approved waiting',
  'published',
  'published changed',
  'published waiting',
  'unpublished again',
] as const
type State = (typeof states)[number]

const roles = [
  'owner',
  'releaser',
  'editor',
  'unverified',
  'stranger',
  'student',
  'reviewer',
  'admin',
  'reviewing owner',
  'visitor',
] as const
type Role = (typeof roles)[number]
const acts = ['submit', 'recall', 'approve', 'reject', 'publish', 'unpublish', 'release'] as const
type Act = (typeof acts)[number]

const reviewer = await newUser('reviewer')

async function courseIn(state: State) {
  const owner = await newUser('teacher')
  const [first, second] = state.split(' ')
  if (first === 'pending' || first === 'rejected') {
    const course = await wholeCourse(owner)
    if (state === 'pending') return { owner, course, submissionId: undefined }
    const { submissionId } = await submit(owner, course)
    if (first === 'pending') return { owner, course, submissionId }
    await reviewer(approvalApi.rejectSubmission, { submissionId, reasons })
    const again = second ? (await submit(owner, course)).submissionId : submissionId
    return { owner, course, submissionId: again }
  }
  const course = await approved(owner, { published: first !== 'approved' })
  const { courseId } = course
  const { history } = await owner(approvalApi.getPublication, { courseId })
  let submissionId = history[0]!.submissionId
  if (first === 'unpublished') await owner(approvalApi.unpublish, { courseId })
  if (second === 'changed' || second === 'waiting') {
    await course.page.save([set('head', 'name.zh', '新名称'), set('c-1', 'name.zh', '新的第一章')])
  }
  if (second === 'waiting') submissionId = (await submit(owner, course)).submissionId
  return { owner, course, submissionId }
}

type Made = Awaited<ReturnType<typeof courseIn>>

async function personOf(role: Role, { owner, course }: Made): Promise<Person> {
  switch (role) {
    case 'owner':
      return owner
    case 'releaser':
      return coTeacher(course, true)
    case 'editor':
      return coTeacher(course, false)
    case 'reviewer':
    case 'admin':
      return newUser(role)
    // The owner has become a reviewer since: decisions about the own course stay with others.
    case 'reviewing owner':
      await db.insert(userCustomRoles).values({ userId: owner.id, role: 'reviewer' })
      return owner
    case 'visitor':
      return visitor
    case 'stranger':
      return newUser('teacher')
    case 'unverified':
    case 'student':
      return newUser(role)
  }
}

function doing(act: Act, person: Person, { course, submissionId = 2_000_000 }: Made) {
  const { courseId } = course
  switch (act) {
    case 'submit':
      return person(approvalApi.submit, { courseId })
    case 'recall':
      return person(approvalApi.recall, { submissionId })
    case 'approve':
      return person(approvalApi.approveSubmission, { submissionId })
    case 'reject':
      return person(approvalApi.rejectSubmission, { submissionId, reasons })
    case 'publish':
      return person(approvalApi.publish, { courseId })
    case 'unpublish':
      return person(approvalApi.unpublish, { courseId })
    case 'release':
      return release(person, course)
  }
}

/** The acts that each state allows to a person with the right to release, and to a reviewer. */
const allowed: Record<State, readonly Act[]> = {
  pending: ['submit', 'unpublish'],
  'pending waiting': ['submit', 'recall', 'unpublish', 'approve', 'reject'],
  rejected: ['submit', 'unpublish'],
  'rejected waiting': ['submit', 'recall', 'unpublish', 'approve', 'reject'],
  approved: ['publish', 'unpublish'],
  'approved changed': ['submit', 'publish', 'unpublish'],
  'approved waiting': ['submit', 'recall', 'publish', 'unpublish', 'approve', 'reject'],
  published: ['publish', 'unpublish', 'release'],
  'published changed': ['submit', 'publish', 'unpublish', 'release'],
  'published waiting': ['submit', 'recall', 'publish', 'unpublish', 'release', 'approve', 'reject'],
  'unpublished again': ['publish', 'unpublish', 'release'],
}
const ofReviewers: readonly Act[] = ['approve', 'reject']

const mayDo = (role: Role, act: Act, state: State): boolean => {
  if (!allowed[state].includes(act)) return false
  if (role === 'reviewer' || role === 'admin') return ofReviewers.includes(act)
  return ['owner', 'releaser', 'reviewing owner'].includes(role) && !ofReviewers.includes(act)
}

test.each(states.flatMap((state) => acts.map((act) => [state, act] as const)))(
  'a course that is %s: %s by each role',
  async (state, act) => {
    const done: Role[] = []
    // Refused people first: what they try must change nothing for the next.
    const made = await courseIn(state)
    const order = [...roles].sort(
      (one, two) => Number(mayDo(one, act, state)) - Number(mayDo(two, act, state)),
    )
    let present = made
    for (const role of order) {
      if (done.length > 0) present = await courseIn(state)
      const person = await personOf(role, present)
      const result = await doing(act, person, present).then(
        () => true,
        (error: unknown) => {
          expect(error).toHaveProperty('envelope')
          return false
        },
      )
      if (result) done.push(role)
    }
    expect(done.sort()).toEqual(roles.filter((role) => mayDo(role, act, state)).sort())
  },
)
