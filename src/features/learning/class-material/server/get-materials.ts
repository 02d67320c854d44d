import { type SQL, sql } from 'drizzle-orm'
import { mayManage, mayOpen, mayTeach } from '#src/features/learning/class/server/rules.ts'
import { headOf, readClass } from '#src/features/learning/class/server/state.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call } from '#src/server/kernel.ts'
import { schoolToday } from '#src/server/school-day.ts'
import { textPattern } from '#src/server/text/contains-text.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { kindOf } from '#src/shared/file-kind.ts'
import type { classMaterialApi as api } from '../contract.ts'
import type { materialSorts } from '../limits.ts'

interface Row {
  materialId: number
  title: string
  folder: string
  userFileId: number | null
  url: string | null
  mime: string | null
  size: number | null
  visibleFrom: string | null
  addedAt: Date
  fits: boolean
}

const { placeholder } = sql
const pattern = sql`${placeholder('pattern')}::text`

const statement = (order: SQL) => sql`
  select m.id as "materialId", m.title, m.folder, m.user_file_id as "userFileId", m.url, f.mime,
    f.size::float8 as size, m.visible_from::text as "visibleFrom", m.added_at as "addedAt",
    ${pattern} is null or m.title ilike ${pattern} or m.folder ilike ${pattern} as fits
  from class_materials m left join user_files u on u.id = m.user_file_id left join files f on f.id = u.file_id
  where m.class_id = ${placeholder('classId')}::int
    and (${placeholder('teaches')}::boolean or m.visible_from is null or m.visible_from <= ${schoolToday})
  order by ${order}`

const lists: Record<(typeof materialSorts)[number], ReturnType<typeof prepared<Row>>> = {
  order: prepared<Row>('class_materials_in_order', statement(sql`m.position, m.id`)),
  name: prepared<Row>(
    'class_materials_by_name',
    statement(sql`m.title collate "zh-numeric", m.id`),
  ),
  newest: prepared<Row>('class_materials_newest', statement(sql`m.added_at desc, m.id desc`)),
}

/** Lists the materials of a class, in one statement. Students find those whose day has come. */
export async function getMaterials({
  db,
  viewer,
  input: { classId, keyword, sort },
}: Call<typeof api.getMaterials>): Promise<AnswerOf<typeof api.getMaterials>> {
  const standing = await readClass(db, { classId, userId: viewer.id })
  must(mayOpen(standing))
  const rows = await lists[sort](db, {
    ...{ classId, teaches: mayTeach(standing) === null },
    pattern: keyword === '' ? null : textPattern(keyword),
  })
  const folders = new Set(rows.map(({ folder }) => folder).filter((folder) => folder !== ''))
  return {
    ...headOf(standing),
    items: rows
      .filter(({ fits }) => fits)
      .map(({ materialId, title, folder, url, visibleFrom, addedAt, ...file }) => ({
        ...{ materialId, title, folder, url, visibleFrom },
        file:
          file.userFileId === null
            ? null
            : { userFileId: file.userFileId, kind: kindOf(file.mime!), size: file.size! },
        addedAt: addedAt.toISOString(),
      })),
    total: rows.length,
    folders: [...folders],
    can: { manage: canOf(mayManage(standing)) },
  }
}
