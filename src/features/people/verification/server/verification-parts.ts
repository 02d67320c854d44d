import { asc, eq } from 'drizzle-orm'
import type { PersonalPart } from '#src/server/personal-data.ts'
import { schools } from '#src/features/people/school/tables.ts'
import { teacherVerifications } from '../tables.ts'
import { dropDocuments } from './drop-documents.ts'

/** Personal data of verification: every application and its documents. */
export const verificationParts: PersonalPart[] = [
  {
    id: 'teacher-verifications',
    name: { zh: '教师认证申请', en: 'Applications for teacher verification' },
    tables: ['teacher_verifications', 'verification_documents'],
    fate: 'deleted',
    async read(db, userId) {
      const rows = await db
        .select({ application: teacherVerifications, school: schools.name })
        .from(teacherVerifications)
        .leftJoin(schools, eq(schools.id, teacherVerifications.schoolId))
        .where(eq(teacherVerifications.userId, userId))
        .orderBy(asc(teacherVerifications.id))
      // The reviewer is another person.
      return rows.map(
        ({ application: { userId: _user, deciderId: _decider, ...row }, school }) => ({
          ...row,
          school,
        }),
      )
    },
    count: (db, userId) => db.$count(teacherVerifications, eq(teacherVerifications.userId, userId)),
    async erase(tx, userId) {
      const rows = await tx
        .select({ id: teacherVerifications.id })
        .from(teacherVerifications)
        .where(eq(teacherVerifications.userId, userId))
      // The job of loose files removes the documents themselves within the hour.
      await dropDocuments(
        tx,
        rows.map(({ id }) => id),
      )
      await tx.delete(teacherVerifications).where(eq(teacherVerifications.userId, userId))
    },
  },
]
