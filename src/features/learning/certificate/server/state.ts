import { sql, type SQL } from 'drizzle-orm'
import { schoolToday } from '#src/server/school-day.ts'
import type { PrintedFields } from '../child/printed.ts'
import type { CertificateState, RevokeReason } from '../limits.ts'

/** What a certificate is worth today; the table has the alias `x`. */
export const stateOf = (x: string): SQL => {
  const at = (column: string) => sql.raw(`${x}.${column}`)
  return sql`case when ${at('revoked_at')} is not null then 'revoked'
    when ${at('expires_on')} < ${schoolToday} then 'expired' else 'valid' end`
}

export interface PrintedRow extends PrintedFields, Record<string, unknown> {
  code: string
  state: CertificateState
  revokedAt: string | null
  revokedReason: RevokeReason | null
  revokedWords: string
}

/** The columns of a PrintedRow, from certificates under the alias `c`. */
export const printedColumns = sql`
  c.code, ${stateOf('c')} as state, c.revoked_at as "revokedAt", c.revoked_reason as "revokedReason",
  c.revoked_words as "revokedWords", c.template, c.name, c.name_en as "nameEn", c.course,
  c.course_en as "courseEn", c.hours, c.mark, c.institution, c.institution_en as "institutionEn",
  c.signer, c.signer_en as "signerEn", c.signer_title as "signerTitle",
  c.signer_title_en as "signerTitleEn", c.completed_on::text as "completedOn",
  c.issued_on::text as "issuedOn", c.expires_on::text as "expiresOn"`

type RevokedRow = Pick<PrintedRow, 'revokedAt' | 'revokedReason' | 'revokedWords'>

export const revokedOf = ({ revokedAt, revokedReason, revokedWords }: RevokedRow) =>
  revokedAt && revokedReason
    ? { at: new Date(revokedAt).toISOString(), reason: revokedReason, words: revokedWords }
    : null

/** Brings a row into the form in which answers show it. */
export const printedOf = (row: PrintedRow) => ({
  ...{ code: row.code, state: row.state, revoked: revokedOf(row), template: row.template },
  name: { zh: row.name, en: row.nameEn },
  course: { zh: row.course, en: row.courseEn },
  ...{ hours: row.hours, mark: row.mark },
  institution: { zh: row.institution, en: row.institutionEn },
  signer: { zh: row.signer, en: row.signerEn },
  signerTitle: { zh: row.signerTitle, en: row.signerTitleEn },
  ...{ completedOn: row.completedOn, issuedOn: row.issuedOn, expiresOn: row.expiresOn },
})
