import { type SQL, sql } from 'drizzle-orm'
import type { Ruling } from '#src/shared/can.ts'
import type { AccountRole } from '#src/shared/viewer.ts'
import { type VerificationStatus, verificationErrors } from '../contract.ts'

interface Teacher {
  accountRole: AccountRole
  verifiedAt: Date | null
}
interface Application {
  userId: number
  status: VerificationStatus
}
interface School {
  auditStatus: 'pending' | 'approved' | 'rejected'
  mergedIntoId: number | null
}

/** A teacher who is not verified may apply, one application at a time. */
export function maySubmit(user: Teacher, { waits }: { waits: boolean }): Ruling {
  if (user.accountRole !== '2') return verificationErrors.forTeachers
  if (user.verifiedAt) return verificationErrors.alreadyVerified
  return waits ? verificationErrors.verificationPending : null
}

/** From this many hours on an undecided application waits long. */
const longWaitHours = 3 * 24

/** A reviewer should decide about an application within three days. */
export const waitsLong = (application: Pick<Application, 'status'>, waitingHours: number) =>
  isPending(application) && waitingHours >= longWaitHours

/** An application may be withdrawn by its applicant until it is decided. */
export const mayWithdraw = (
  applicant: { id: number },
  application: Application | undefined,
): Ruling =>
  application?.userId === applicant.id && isPending(application)
    ? null
    : verificationErrors.notPending

/** A reviewer decides about others' applications, each once. */
export function mayDecide(reviewer: { id: number }, application: Application): Ruling {
  if (application.userId === reviewer.id) return verificationErrors.ownVerification
  return isPending(application) ? null : verificationErrors.notPending
}

/** The same as a condition on rows of an alias. */
export function isDecidableBy(reviewer: { id: number }, alias = 'teacher_verifications'): SQL {
  const row = sql.identifier(alias)
  return sql`(${row}.status = 'pending' and ${row}.user_id <> ${reviewer.id})`
}

/** Only a teacher becomes a verified one. */
export const mayBeVerified = (
  user: (Pick<Teacher, 'accountRole'> & { erasedAt: Date | null }) | undefined,
): Ruling =>
  user?.accountRole === '2' && user.erasedAt === null ? null : verificationErrors.notTeacherNow

/** Only a verified teacher can lose the verification. */
export const mayLoseVerification = (
  user: (Pick<Teacher, 'verifiedAt'> & { erasedAt: Date | null }) | undefined,
): Ruling => (user?.verifiedAt && user.erasedAt === null ? null : verificationErrors.notVerified)

/** A school that waits or was rejected may be approved. */
export const mayApproveSchool = ({ auditStatus }: School): Ruling =>
  auditStatus === 'approved' ? verificationErrors.schoolDecided : null

/** Only a school that waits may be rejected. */
export const mayRejectSchool = ({ auditStatus }: School): Ruling =>
  auditStatus === 'pending' ? null : verificationErrors.schoolDecided

/** A school is merged into another once. */
export const mayMergeSchool = ({ mergedIntoId }: School): Ruling =>
  mergedIntoId === null ? null : verificationErrors.schoolDecided

const isPending = ({ status }: Pick<Application, 'status'>) => status === 'pending'
