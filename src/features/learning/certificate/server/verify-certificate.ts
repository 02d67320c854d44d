import { sql } from 'drizzle-orm'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import { fileUrl } from '#src/server/storage/file-url.ts'
import { AppError } from '#src/shared/errors.ts'
import { readCode } from '../code.ts'
import type { certificateApi, Verified } from '../contract.ts'
import { certificateErrors } from '../errors.ts'
import { countLookup } from './lookup-limit.ts'
import { printedColumns, printedOf, type PrintedRow, stateOf } from './state.ts'

interface Row extends PrintedRow {
  jpg: { id: number; name: string } | null
  pdfHash: string | null
  hasCredential: boolean
  issuerDid: string | null
  earlier: Verified['earlier']
  later: Verified['later']
}

const linkOf = (alias: string) => sql`json_build_object('code', ${sql.raw(alias)}.code,
  'issuedOn', ${sql.raw(alias)}.issued_on, 'state', ${stateOf(alias)})`

const readCertificate = prepared<Row>(
  'certificate_by_code',
  sql`
    select ${printedColumns}, p.sha256 as "pdfHash", c.credential is not null as "hasCredential",
      case when j.id is not null then json_build_object('id', j.id, 'name', j.name) end as jpg,
      (select did from certificate_keys) as "issuerDid",
      (select ${linkOf('e')} from certificates e where e.id = c.replaces_id) as earlier,
      (select ${linkOf('l')} from certificates l where l.replaces_id = c.id) as later
    from certificates c left join files p on p.id = c.pdf_file_id left join files j on j.id = c.jpg_file_id
    where c.code = ${sql.placeholder('code')}`,
)

/**
 * Shows a certificate to everyone who has its code, with all that is printed on it and what it is worth today.
 * @throws certificate.mistypedCode, certificate.unknownCode
 */
export async function verifyCertificate(
  call: Call<typeof certificateApi.verify>,
): Promise<Verified> {
  const { db, secret, origin, input } = call
  const code = readCode(input.code)
  if (code === null) throw new AppError(certificateErrors.mistypedCode)
  const lookup = countLookup(call, origin.ip)
  const [row] = await readCertificate(db, { code })
  if (!row) {
    lookup.missed()
    throw new AppError(certificateErrors.unknownCode)
  }
  return {
    ...printedOf(row),
    picture: row.jpg && fileUrl({ secret }, { ...row.jpg, visibility: 'private' }),
    ...{ pdfHash: row.pdfHash, hasCredential: row.hasCredential, issuerDid: row.issuerDid },
    ...{ earlier: row.earlier, later: row.later },
  }
}
