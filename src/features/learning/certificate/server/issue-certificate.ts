import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { makeCode } from '../code.ts'
import { certificates } from '../tables.ts'

export type NewCertificate = Omit<typeof certificates.$inferInsert, 'code' | 'expiresOn'> &
  ({ validMonths: number | null } | { expiresOn: string | null })

/** The job that draws a certificate. */
export const drawJob = 'certificate-draw'

/**
 * Writes a certificate with a new code and has it drawn after the commit.
 * @returns its id and code
 */
export async function issueCertificate(
  tx: Tx,
  { jobs }: Pick<Kernel, 'jobs'>,
  given: NewCertificate,
): Promise<{ certificateId: number; code: string }> {
  const { issuedOn } = given
  const expiresOn =
    'expiresOn' in given
      ? given.expiresOn
      : given.validMonths === null
        ? null
        : // The last day is the one before the same day of the month.
          sql`(${issuedOn}::date + make_interval(months => ${given.validMonths}) - interval '1 day')::date`
  const [row] = await tx
    .insert(certificates)
    .values({ ...given, code: makeCode(), expiresOn: expiresOn as string | null })
    .returning({ certificateId: certificates.id, code: certificates.code })
  await jobs.enqueue(tx, drawJob, { certificateId: row!.certificateId })
  return row!
}
