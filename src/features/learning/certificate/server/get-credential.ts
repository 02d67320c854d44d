import { and, eq, isNotNull } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { readCode } from '../code.ts'
import type { certificateApi } from '../contract.ts'
import { certificateErrors } from '../errors.ts'
import { certificates } from '../tables.ts'
import { countLookup } from './lookup-limit.ts'

/** Returns the signed credential of a certificate. @throws certificate.mistypedCode, certificate.unknownCode */
export async function getCredential(call: Call<typeof certificateApi.getCredential>) {
  const { db, origin, input } = call
  const code = readCode(input.code)
  if (code === null) throw new AppError(certificateErrors.mistypedCode)
  const lookup = countLookup(call, origin.ip)
  const [row] = await db
    .select({ credential: certificates.credential })
    .from(certificates)
    .where(and(eq(certificates.code, code), isNotNull(certificates.credential)))
  if (row?.credential) return { credential: row.credential }
  lookup.missed()
  throw new AppError(certificateErrors.unknownCode)
}
