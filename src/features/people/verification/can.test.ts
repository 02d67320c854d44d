import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accountApi } from '#src/features/people/account/contract.ts'
import { users } from '#src/features/people/account/tables.ts'
import { seedProvinces } from '#src/features/people/school/server/provinces.ts'
import { schools } from '#src/features/people/school/tables.ts'
import { plainPicture } from '#src/server/testing/pictures.ts'
import { uploadTo } from '#src/server/testing/upload.ts'
import { expectAgreement } from '#tests/can.ts'
import { openWorld, type NewUserRole } from '#tests/world.ts'
import { schoolDecisions, verificationApi, verificationStatuses } from './contract.ts'
import { teacherVerifications } from './tables.ts'

const { app, newUser } = await openWorld()
const { db } = app.kernel
await seedProvinces(db)
const png = await plainPicture(20, 20).png().toBuffer()

async function newApplication(userId: number, status: (typeof verificationStatuses)[number]) {
  const [row] = await db
    .insert(teacherVerifications)
    .values({ userId, realName: '林小满', status })
    .returning()
  return row!.id
}

const roles = ['student', 'unverified', 'teacher', 'reviewer', 'admin'] as const
const states = [...verificationStatuses, 'none'] as const

describe('the rights to submit and withdraw match the outcome of each call', () => {
  test.each(roles.flatMap((role) => states.map((last) => [role, last] as const)))(
    '%s, last application: %s',
    async (role: NewUserRole, last) => {
      const person = await newUser(role)
      const id = last === 'none' ? 0 : await newApplication(person.id, last)
      const { can } = await person(verificationApi.getVerification, {})
      const { data } = await uploadTo(app.kernel.app, accountApi.uploadImage, {
        ...{ token: person.token, query: { eTypedirectory: 'qualification' } },
        ...{ name: 'a.png', bytes: png },
      })
      const submitted = await person.ask(verificationApi.submitVerification, {
        ...{ realName: '林小满', coursesTaught: '', note: '', documents: [data[0]] },
      })
      expectAgreement(can.submit, submitted, 'submit')
      if (submitted.envelope.code === 0) return
      const withdrawn = await person.ask(verificationApi.withdrawVerification, {
        verificationId: id || 999_999,
      })
      expectAgreement(can.withdraw, withdrawn, 'withdraw')
    },
  )

  test('an administrator with the role of a student has no right to submit', async () => {
    const person = await newUser('admin')
    await db.update(users).set({ accountRole: '1' }).where(eq(users.id, person.id))
    app.kernel.sessions.forget(person.id)
    const { can } = await person(verificationApi.getVerification, {})
    expect(can.submit.why?.id).toBe('verification.forTeachers')
  })
})

describe('the rights to decide on an application match the outcome of each call', () => {
  const applicants = ['unverified', 'student', 'the reviewer'] as const
  const cases = applicants.flatMap((by) =>
    verificationStatuses.map((status) => [by, status] as const),
  )
  test.each(cases)('applicant: %s, status: %s', async (by, status) => {
    for (const decision of ['approved', 'rejected'] as const) {
      const reviewer = await newUser('reviewer')
      const applicant = by === 'the reviewer' ? reviewer : await newUser(by)
      const verificationId = await newApplication(applicant.id, status)
      const { can } = await reviewer(verificationApi.getVerificationForReview, { verificationId })
      const decided = await reviewer.ask(verificationApi.decideVerification, {
        ...{ verificationId, decision, reason: 'unreadable' },
      })
      expectAgreement(decision === 'approved' ? can.approve : can.reject, decided, decision)
    }
  })
})

describe('the rights to decide on a school match the outcome of each call', () => {
  test.each(['pending', 'approved', 'rejected', 'merged'] as const)('%s', async (state) => {
    const reviewer = await newUser('reviewer')
    for (const decision of schoolDecisions) {
      const name = `${state}${decision}`
      const [into] = await db
        .insert(schools)
        .values({ provinceId: 33, name: `${name}2`, auditStatus: 'approved' })
        .returning()
      const merged = { auditStatus: 'rejected', mergedIntoId: into!.id } as const
      const columns = state === 'merged' ? merged : { auditStatus: state }
      const [school] = await db
        .insert(schools)
        .values({ provinceId: 33, name, ...columns })
        .returning()
      const list = await reviewer(verificationApi.getSchoolsForReview, {
        ...{ status: 'all', keyword: name },
      })
      const found = list.items.find(({ schoolId }) => schoolId === school!.id)
      const decided = await reviewer.ask(verificationApi.decideSchool, {
        ...{ schoolId: school!.id, decision, intoId: into!.id },
      })
      expect(found).toBeDefined()
      expectAgreement(found!.can[decision], decided, decision)
    }
  })
})
