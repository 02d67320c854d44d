import { asc, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { recordAct } from '#src/server/audit/record-act.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Call } from '#src/server/kernel.ts'
import { fileUrl, publicFileUrl } from '#src/server/storage/file-url.ts'
import { files } from '#src/server/storage/tables.ts'
import { canOf } from '#src/shared/can.ts'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import { officeName } from '#src/features/people/account/server/office-name.ts'
import { users } from '#src/features/people/account/tables.ts'
import { provinces, schools } from '#src/features/people/school/tables.ts'
import { documentMinutes, type verificationApi } from '../contract.ts'
import {
  teacherVerifications as applications,
  verificationDocuments as documents,
} from '../tables.ts'
import { applicantName } from './applicant-name.ts'
import { nextVerification } from './next-verification.ts'
import { mayBeVerified, mayDecide } from './rules.ts'
import { verificationActs } from './acts-text.ts'

type Read = Call<typeof verificationApi.getVerificationForReview>
const avatars = alias(files, 'avatars')
const day = 24 * 60 * 60_000

/**
 * One application with its documents. Reading it is put on record before anything is handed out; the
 * reviewer's own is shown without documents and without who decided.
 */
export async function readVerification(call: Read) {
  const { db, viewer, input, config, locale } = call
  const found = await applicationsOfPerson(call)
  const one = found.find(({ application }) => application.id === input.verificationId)
  if (!one) throw new AppError(commonErrors.notFound)
  const { application, user, avatarId, avatarName } = one
  const isOwn = user.id === viewer.id
  const undecidable = mayDecide(viewer, application)
  await recordAct(db, call, verificationActs.read, {
    subjectUserId: user.id,
    subject: `verification:${application.id}`,
  })
  const decidedAt = application.decidedAt?.getTime()
  const [documents, deciderName, nextId] = await Promise.all([
    isOwn ? [] : documentsOf(call),
    isOwn ? null : nameOf(call, application.deciderId),
    nextVerification(db, { after: application.id, viewer }),
  ])
  return {
    person: {
      userId: user.id,
      userName: user.username,
      name: officeName(user, locale),
      realName: user.realName,
      avatar: avatarId && avatarName ? publicFileUrl({ id: avatarId, name: avatarName }) : null,
      phone: user.phone ?? '',
      email: user.email ?? '',
      schoolName: one.ownSchool ?? '',
      college: user.college,
      introduction: user.introduction,
      createdAt: user.createdAt.toISOString(),
      verifiedAt: user.verifiedAt?.toISOString() ?? null,
    },
    application: {
      ...decisionOf(one, call.locale),
      name: applicantName(application, user, locale),
      reasonZh: application.reasonZh,
      reasonEn: application.reasonEn,
      deciderName,
      schoolState: one.schoolState,
      provinceName: one.province ?? '',
      documentsUntil:
        decidedAt !== undefined && one.documents > 0
          ? new Date(decidedAt + config.VERIFICATION_DOCUMENT_DAYS * day).toISOString()
          : null,
    },
    documents: documents,
    history: found.filter((other) => other !== one).map((other) => decisionOf(other, call.locale)),
    nextId,
    can: { approve: canOf(undecidable ?? mayBeVerified(user)), reject: canOf(undecidable) },
  }
}

/** The application and all others of the same person, newest first. */
function applicationsOfPerson({ db, locale, input }: Read) {
  const own = alias(schools, 'own_schools')
  return db
    .select({
      application: applications,
      user: users,
      avatarId: avatars.id,
      avatarName: avatars.name,
      ownSchool: sql<string | null>`${inLanguage(locale, 'own_schools', 'name')}`,
      school: sql<string | null>`${inLanguage(locale, 'schools', 'name')}`,
      schoolState: schools.auditStatus,
      province: sql<string | null>`${inLanguage(locale, 'provinces', 'name')}`,
      documents: sql<number>`(select count(*)::int from verification_documents d
        where d.verification_id = ${applications.id})`,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .leftJoin(schools, eq(schools.id, applications.schoolId))
    .leftJoin(provinces, eq(provinces.id, schools.provinceId))
    .leftJoin(own, eq(own.id, users.schoolId))
    .leftJoin(avatars, eq(avatars.id, users.avatarFileId))
    .where(
      sql`${applications.userId} = (select v.user_id from teacher_verifications v
        where v.id = ${input.verificationId})`,
    )
    .orderBy(desc(applications.id))
}

/** Signed addresses, which open the documents for some minutes. */
async function documentsOf({ db, secret, input }: Read) {
  const rows = await db
    .select({ file: files })
    .from(documents)
    .innerJoin(files, eq(files.id, documents.fileId))
    .where(eq(documents.verificationId, input.verificationId))
    .orderBy(asc(documents.position))
  return rows.map(({ file }) => ({
    name: file.name,
    url: fileUrl({ secret }, file, documentMinutes * 60),
  }))
}

async function nameOf({ db, locale }: Read, userId: number | null): Promise<string | null> {
  if (userId === null) return null
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  return user ? officeName(user, locale) || user.username : null
}

type Found = Awaited<ReturnType<typeof applicationsOfPerson>>[number]

function decisionOf({ application, school, documents }: Found, locale: Read['locale']) {
  const { reasonZh, reasonEn } = application
  return {
    verificationId: application.id,
    status: application.status,
    realName: application.realName,
    schoolName: school ?? '',
    coursesTaught: application.coursesTaught,
    note: application.note,
    submittedAt: application.submittedAt.toISOString(),
    decidedAt: application.decidedAt?.toISOString() ?? null,
    reason: application.reason,
    reasonText: locale === 'en-US' ? reasonEn || reasonZh : reasonZh || reasonEn,
    documents: documents,
    documentsDeletedAt: application.documentsDeletedAt?.toISOString() ?? null,
  }
}
