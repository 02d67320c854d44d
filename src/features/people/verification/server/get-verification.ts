import { desc, eq, sql } from 'drizzle-orm'
import { inLanguage } from '#src/server/database/in-language.ts'
import { mayCall } from '#src/server/http/access.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf } from '#src/shared/can.ts'
import { users } from '#src/features/people/account/tables.ts'
import { schools } from '#src/features/people/school/tables.ts'
import { verificationApi } from '../contract.ts'
import { teacherVerifications as applications } from '../tables.ts'
import { maySubmit, mayWithdraw } from './rules.ts'

type Get = Call<typeof verificationApi.getVerification>

/** Returns the state of the viewer's verification, with earlier decisions. */
export async function getVerification({ db, viewer, locale, config }: Get) {
  const [people, rows] = await Promise.all([
    db
      .select({ user: users, school: nameOfSchool(locale) })
      .from(users)
      .leftJoin(schools, eq(schools.id, users.schoolId))
      .where(eq(users.id, viewer.id)),
    db
      .select({
        application: applications,
        school: nameOfSchool(locale),
        documents: sql<number>`(select count(*)::int from verification_documents d
          where d.verification_id = ${applications.id})`,
      })
      .from(applications)
      .leftJoin(schools, eq(schools.id, applications.schoolId))
      .where(eq(applications.userId, viewer.id))
      .orderBy(desc(applications.id)),
  ])
  const { user, school } = people[0]!
  const last = rows[0]?.application
  const waits = last?.status === 'pending'
  return {
    verifiedAt: user.verifiedAt?.toISOString() ?? null,
    isRevoked: last?.status === 'approved' && user.verifiedAt === null,
    can: {
      submit: canOf(
        mayCall(verificationApi.submitVerification, viewer) ?? maySubmit(user, { waits }),
      ),
      withdraw: canOf(mayWithdraw(viewer, last)),
    },
    realName: user.realName,
    schoolName: school ?? '',
    coursesTaught: user.coursesTaught,
    history: rows.map((row) => decisionOf(row, locale)),
    documentDays: config.VERIFICATION_DOCUMENT_DAYS,
  }
}

const nameOfSchool = (locale: Get['locale']) =>
  sql<string | null>`${inLanguage(locale, 'schools', 'name')}`

interface Row {
  application: typeof applications.$inferSelect
  school: string | null
  documents: number
}

function decisionOf({ application, school, documents }: Row, locale: Get['locale']) {
  const { id, reasonZh, reasonEn, submittedAt, decidedAt, documentsDeletedAt } = application
  return {
    ...application,
    verificationId: id,
    schoolName: school ?? '',
    submittedAt: submittedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    reasonText: locale === 'en-US' ? reasonEn || reasonZh : reasonZh || reasonEn,
    documents: documents,
    documentsDeletedAt: documentsDeletedAt?.toISOString() ?? null,
  }
}
