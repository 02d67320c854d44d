import { sql } from 'drizzle-orm'
import {
  type fileMeasured,
  fileMeasures,
  type fileReplaced,
} from '#src/features/content/file/server/uses-port.ts'
import { studyProgress } from '../tables.ts'

/** Rows of the items that show a user file. */
const ofItems = (userFile: ReturnType<typeof sql>) =>
  sql`p.item_id in (select i.id from course_items i join user_files u on u.id = i.user_file_id where ${userFile})`

/** Seen pages keep the numbers of the former bytes, until the pages of the present ones are known. */
export const markFormerPages: NonNullable<(typeof fileReplaced)['answer']> = async (
  tx,
  { userFileId, former, present },
) => {
  await tx.execute(sql`
    update ${studyProgress} p
    set pages_file_id = nullif(coalesce(p.pages_file_id, ${former.id}::int), ${present.id}::int)
    where p.pages <> '{}' and ${ofItems(sql`u.id = ${userFileId}`)}`)
}

/** Pages that look the same stay seen under their new numbers; the others are to be read again. */
export const carryPages: NonNullable<(typeof fileMeasured)['answer']> = async (
  tx,
  { fileId, hashes },
  { ports },
) => {
  if (!hashes) return
  const here = ofItems(sql`u.file_id = ${fileId}`)
  const { rows } = await tx.execute<{ formerId: number }>(sql`
    select distinct p.pages_file_id as "formerId" from study_progress p
    where p.pages_file_id is not null and ${here}`)
  for (const { formerId } of rows) {
    for (const measuresOf of ports.all(fileMeasures)) {
      const former = (await measuresOf(tx, formerId))?.hashes
      if (!former) continue
      const same = former.flatMap((hash, at) =>
        hashes.flatMap((one, to) => (one === hash ? [[at + 1, to + 1] as const] : [])),
      )
      await tx.execute(sql`
        update ${studyProgress} p set pages_file_id = null, pages = array(
          select distinct m.present from unnest(
            ${sql.param(same.map(([before]) => before))}::int[],
            ${sql.param(same.map(([, after]) => after))}::int[]) m(former, present)
          where m.former = any(p.pages) order by 1)
        where p.pages_file_id = ${formerId} and ${here}`)
    }
  }
}
