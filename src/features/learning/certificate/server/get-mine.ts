import { eq, sql } from 'drizzle-orm'
import { users } from '#src/features/people/account/tables.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { containsText } from '#src/server/text/contains-text.ts'
import { fileUrl } from '#src/server/storage/file-url.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { certificateApi } from '../contract.ts'
import { certificatesPerPage } from '../limits.ts'
import { printedNames } from './profile-name.ts'
import { mayAsk } from './rules.ts'
import { printedColumns, printedOf, type PrintedRow } from './state.ts'

interface Row extends PrintedRow {
  certificateId: number
  pdf: { id: number; name: string } | null
  jpg: { id: number; name: string } | null
  hasCredential: boolean
  askedAt: string | null
  askedName: string
  askedNameEn: string
  total: number
}

const searched = [sql`c.course`, sql`c.course_en`, sql`c.institution`, sql`c.institution_en`]

/** Lists a person's certificates, the latest first; one that was issued again stands for its earlier ones. */
export async function getMine({
  db,
  viewer,
  secret,
  input: { keyword, page },
}: Call<typeof certificateApi.getMine>): Promise<AnswerOf<typeof certificateApi.getMine>> {
  const { limit, offset } = rowsOf(page, certificatesPerPage)
  const isOwn = sql`c.user_id = ${viewer.id} and c.revoked_reason is distinct from 'replaced'
    and ${containsText(keyword, ...searched) ?? sql`true`}`
  const [listed, counted, [user]] = await Promise.all([
    db.execute<Row>(sql`
      select ${printedColumns}, c.id as "certificateId",
        case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end as pdf,
        case when j.id is not null then json_build_object('id', j.id, 'name', j.name) end as jpg,
        c.credential is not null as "hasCredential", c.asked_at as "askedAt",
        c.asked_name as "askedName", c.asked_name_en as "askedNameEn"
      from certificates c left join files p on p.id = c.pdf_file_id left join files j on j.id = c.jpg_file_id
      where ${isOwn} order by c.issued_on desc, c.id desc limit ${limit} offset ${offset}`),
    db.execute<{ total: number; claimable: number }>(sql`
      select (select count(*)::int from certificates c where ${isOwn}) as total,
        (select count(*)::int from course_completions d join certificate_offers o
          on o.course_id = d.course_id and o.offered
          where d.user_id = ${viewer.id} and not exists (
            select from certificates x where x.user_id = d.user_id and x.course_id = d.course_id)) as claimable`),
    db
      .select({ realName: users.realName, realNameEn: users.realNameEn })
      .from(users)
      .where(eq(users.id, viewer.id)),
  ])
  const names = printedNames(user!)
  const urlOf = (file: Row['pdf']) =>
    file && fileUrl({ secret }, { ...file, visibility: 'private' })
  const items = listed.rows.map((row) => ({
    ...printedOf(row),
    certificateId: row.certificateId,
    ...{ pdfUrl: urlOf(row.pdf), jpgUrl: urlOf(row.jpg), hasCredential: row.hasCredential },
    asked: askedOf(row),
    can: {
      ask: canOf(mayAsk({ revoked: row.state === 'revoked', printed: row, profile: names })),
    },
  }))
  const { total, claimable } = counted.rows[0]!
  return {
    ...paged({ total, page, perPage: certificatesPerPage, items }),
    ...{ claimable, profileName: { zh: names.name, en: names.nameEn } },
  }
}

const askedOf = ({ askedAt, askedName, askedNameEn }: Row) =>
  askedAt === null
    ? null
    : { at: new Date(askedAt).toISOString(), name: { zh: askedName, en: askedNameEn } }
