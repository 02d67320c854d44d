import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import { auditLog } from '#src/server/audit/tables.ts'
import type { Call } from '#src/server/kernel.ts'
import { files } from '#src/server/storage/tables.ts'
import { canOf } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { peopleErrors, type peopleApi } from '../contract.ts'
import { users } from '#src/features/people/account/tables.ts'
import { schools } from '#src/features/people/school/tables.ts'
import { teacherVerifications } from '#src/features/people/verification/tables.ts'
import { administratorIds } from '#src/features/people/account/server/administrators.ts'
import { erasesAt } from '#src/features/people/account/server/deletion-date.ts'
import { listSessions } from '#src/features/people/security/server/list-sessions.ts'
import { mayLoseVerification } from '#src/features/people/verification/server/rules.ts'
import { personColumns, personRow } from './person-columns.ts'
import { readHold } from '#src/features/people/privacy/server/deletion-holds.ts'
import { isBeingPacked, lastExport } from '#src/features/people/privacy/server/last-export.ts'
import { countLately } from '#src/features/people/privacy/server/request-export.ts'
import { mayRequestExport } from '#src/features/people/privacy/server/rules.ts'
import {
  anAdministratorRemains,
  mayActOn,
  mayBeginDeletion,
  mayEndDeletion,
  mayGetData,
  mayGetResetLink,
  mayHoldDeletion,
  mayReleaseDeletion,
} from './rules.ts'
import { peopleActs } from './acts-text.ts'

type GetPerson = Call<typeof peopleApi.getPerson>

/** Returns one person with all data. Reading is put on record once in ten minutes. */
export async function getPerson(call: GetPerson) {
  const { db, viewer, input, locale } = call
  const { userId } = input
  const [found, sessions, verifications, usable, hold, last] = await Promise.all([
    readPerson(call),
    listSessions(db, {
      userId,
      locale,
      ...(userId === viewer.id && { currentId: viewer.sessionId }),
    }),
    db
      .select({
        verificationId: teacherVerifications.id,
        status: teacherVerifications.status,
        submittedAt: teacherVerifications.submittedAt,
        decidedAt: teacherVerifications.decidedAt,
      })
      .from(teacherVerifications)
      .where(eq(teacherVerifications.userId, userId))
      .orderBy(desc(teacherVerifications.id)),
    administratorIds(db),
    readHold(db, userId),
    lastExport(db, userId),
  ])
  if (!found) throw new AppError(peopleErrors.personUnknown)
  await recordReading(call)
  const { user, row } = found
  const requestedAt = user.erasedAt ? null : user.deletionRequestedAt
  return {
    ...personRow(row, locale),
    nickname: user.nickname,
    college: user.college,
    major: user.major,
    studentNumber: user.studentNumber,
    termsVersion: user.termsVersion,
    termsAcceptedAt: user.termsAcceptedAt?.toISOString() ?? null,
    lockedAt: user.lockedAt?.toISOString() ?? null,
    lockedReason: user.lockedReason,
    verifiedAt: user.verifiedAt?.toISOString() ?? null,
    deletionRequestedAt: requestedAt?.toISOString() ?? null,
    erasesAt: requestedAt && !hold ? erasesAt(requestedAt).toISOString() : null,
    hold: hold ? { reason: hold.reason, since: hold.createdAt.toISOString() } : null,
    download: last
      ? {
          status: last.status,
          onRequest: last.onRequest,
          createdAt: last.createdAt.toISOString(),
          expiresAt: last.expiresAt?.toISOString() ?? null,
        }
      : null,
    sessions,
    verifications: verifications.map(({ submittedAt, decidedAt, ...rest }) => ({
      ...rest,
      submittedAt: submittedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
    can: {
      ...rightsOver(user, viewer, usable),
      ...rightsOverData(user, viewer, {
        usable,
        isHeld: hold !== undefined,
        exporting: { waits: isBeingPacked(last), lately: await countLately(db, userId) },
      }),
    },
  }
}

type User = NonNullable<Awaited<ReturnType<typeof readPerson>>>['user']

/** Each act of an administrator, by its call. */
function rightsOver(user: User, viewer: { id: number }, usable: readonly number[]) {
  const act = mayActOn(viewer, user)
  const acting = canOf(act)
  return {
    ...{ updatePerson: acting, setCustomRoles: acting, setAccountRole: acting },
    lockPerson: canOf(act ?? anAdministratorRemains(usable, user)),
    ...{ unlockPerson: acting, endSessionsOf: acting },
    makeResetLink: canOf(act ?? mayGetResetLink(user)),
    revokeVerification: canOf(mayLoseVerification(user)),
  }
}

/** The acts on personal data and its deletion. */
function rightsOverData(
  user: User,
  viewer: { id: number },
  now: {
    usable: readonly number[]
    isHeld: boolean
    exporting: Parameters<typeof mayRequestExport>[0]
  },
) {
  const act = mayActOn(viewer, user)
  return {
    packDataOf: canOf(act ?? mayGetData(user) ?? mayRequestExport(now.exporting)),
    requestDeletionOf: canOf(
      act ?? mayBeginDeletion(user) ?? anAdministratorRemains(now.usable, user),
    ),
    cancelDeletionOf: canOf(act ?? mayEndDeletion(user)),
    holdDeletion: canOf(act ?? mayHoldDeletion(now.isHeld)),
    releaseDeletion: canOf(act ?? mayReleaseDeletion(now.isHeld)),
  }
}

async function readPerson({ db, input, locale }: GetPerson) {
  const [row] = await db
    .select({ user: users, row: personColumns(locale) })
    .from(users)
    .leftJoin(files, eq(files.id, users.avatarFileId))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(eq(users.id, input.userId))
  return row
}

/** The page asks again after each act and for each of its tabs, which counts as one reading. */
async function recordReading(call: GetPerson): Promise<void> {
  const { db, viewer, input } = call
  const looked = await db.$count(
    auditLog,
    and(
      eq(auditLog.subjectUserId, input.userId),
      eq(auditLog.actorId, viewer.id),
      eq(auditLog.action, peopleActs.read.action),
      gt(auditLog.at, sql`now() - interval '10 minutes'`),
    ),
  )
  if (looked === 0) await recordAct(db, call, peopleActs.read, { subjectUserId: input.userId })
}
