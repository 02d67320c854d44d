import { sql } from 'drizzle-orm'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { bankApi } from '../contract.ts'
import type { FolderRight } from '../shapes.ts'
import { openFolder } from './folders.ts'
import { personName, type PersonJson, personJson } from './person-name.ts'
import { mayManageFolder } from './rules.ts'

interface Row extends Record<string, unknown> {
  folderId: number
  shareId: number
  right: FolderRight
  person: PersonJson
  school: string | null
}

export async function getShares({
  db,
  viewer,
  locale,
  input: { folderId },
}: Call<typeof bankApi.getShares>): Promise<AnswerOf<typeof bankApi.getShares>> {
  const { right, path } = await openFolder(db, viewer, folderId)
  must(mayManageFolder(right))
  const ids = path.map((folder) => folder.folderId)
  const [{ rows }, own] = await Promise.all([
    db.execute<Row>(sql`
      select s.folder_id as "folderId", s.id as "shareId", s."right", ${personJson('u')} as person,
        ${inLanguage(locale, 'sc', 'name')} as school
      from question_folder_shares s left join users u on u.id = s.user_id
      left join schools sc on sc.id = s.school_id
      where s.folder_id = any(${sql.param(ids)}::int[]) order by s.school_id nulls last, s.id`),
    db.execute<{ name: string }>(sql`
      select ${inLanguage(locale, 'sc', 'name')} as name from users u
      join schools sc on sc.id = u.school_id
      where u.id = ${viewer.id} and u.verified_at is not null`),
  ])
  const shared = new Set(rows.map((row) => row.folderId))
  return {
    shares: rows
      .filter((row) => row.folderId === folderId && (row.person || row.school))
      .map(({ shareId, right: given, person, school }) => ({
        ...{ shareId, right: given },
        teacher: person && {
          userId: person.userId,
          name: personName(person, locale),
          username: person.username,
        },
        school: school === null ? null : { name: school },
      })),
    school: own.rows[0] ?? null,
    around: path
      .filter((folder) => folder.folderId !== folderId && shared.has(folder.folderId))
      .map(({ folderId: id, name }) => ({ folderId: id, name })),
  }
}
