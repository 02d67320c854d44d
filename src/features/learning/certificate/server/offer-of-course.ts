import { sql } from 'drizzle-orm'
import { courseCertificate } from '#src/features/learning/course/server/certificate-port.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { provide } from '#src/server/ports.ts'
import { certificateFee } from './fee.ts'

const readOffered = prepared<{ hours: number; fee: number }>(
  'certificate_of_course',
  sql`
    select o.hours, ${certificateFee} as fee from certificate_offers o
    join courses c on c.id = o.course_id
    where o.course_id = ${sql.placeholder('courseId')}::int and o.offered`,
)

/** The course page says what its certificate takes. */
export const offerOfCourse = provide(courseCertificate, {
  ofCourse: async (db, courseId) => (await readOffered(db, { courseId }))[0] ?? null,
})
