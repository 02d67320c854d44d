import type { Db } from '#src/server/database/db.ts'
import { port } from '#src/server/ports.ts'

/** The certificate that a course offers. The certificate room provides it, because that room builds on this one. */
export const courseCertificate = port<{
  /** Returns its class hours and the coins that a claim pays; null where none is offered. */
  ofCourse(db: Db, courseId: number): Promise<{ hours: number; fee: number } | null>
}>('course certificate')
