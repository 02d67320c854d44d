import { sql } from 'drizzle-orm'
import { dropUnnamed } from '#src/features/learning/quiz/server/drop-answer-files.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { removeFile } from '#src/server/storage/remove-file.ts'

/**
 * Days for which a file that nothing names is kept: a device without a network may still name it. Where a draft was
 * saved since, the device that sent the file had the network to name it.
 */
const savedDays = 30
const leftDays = 180
/** Files of one transaction. */
const turn = 100

const days = (count: number) => sql`make_interval(days => ${count})`

/** The tables of drafts with files; `owner` names the draft in the other two. */
interface Names {
  drafts: string
  files: string
  uploads: string
  owner: string
}

/** Makes what deletes the files that were sent for a draft which does not name them, and those of an account. */
export function uploadsOf(names: Names) {
  const draftTable = sql.identifier(names.drafts)
  const fileTable = sql.identifier(names.files)
  const uploadTable = sql.identifier(names.uploads)
  const owner = sql.identifier(names.owner)
  return {
    async drop({ db, storage }: Pick<Kernel, 'db' | 'storage'>): Promise<void> {
      await db.execute(sql`
        update ${uploadTable} u set user_file_id = f.user_file_id from file_uploads f
        where f.id = u.upload_id and u.user_file_id is null and f.user_file_id is not null`)
      for (;;) {
        const fileIds = await db.transaction(async (tx) => {
          const { rows } = await tx.execute<{ uploadId: string; id: number | null }>(sql`
            select u.upload_id as "uploadId", u.user_file_id as id from ${uploadTable} u
            left join ${draftTable} a on a.id = u.${owner}
            where (u.began_at < now() - ${days(leftDays)} or u.began_at < now() - ${days(savedDays)}
                and (a.id is null or a.saved_at > u.began_at + interval '2 days'))
              and not exists (select from ${fileTable} n where n.user_file_id = u.user_file_id)
            order by u.began_at limit ${turn} for update of u skip locked`)
          const dropped = await dropUnnamed(tx, [...new Set(rows.flatMap(({ id }) => id ?? []))])
          const uploadIds = rows.map(({ uploadId }) => uploadId)
          await tx.execute(sql`
            delete from ${uploadTable} where upload_id = any(${sql.param(uploadIds)}::text[])`)
          return rows.length === 0 ? undefined : dropped
        })
        if (!fileIds) return
        // The job of loose files finishes this if the process ends here.
        for (const fileId of fileIds) await removeFile({ db, storage }, fileId)
      }
    },
    /**
     * Deletes a person's drafts with their files. The part of "my files" ran before and left those, because the drafts
     * named them.
     */
    async erase(tx: Tx, userId: number): Promise<void> {
      const { rows } = await tx.execute<{ id: number }>(sql`
        delete from ${fileTable} f using ${draftTable} a
        where a.id = f.${owner} and a.user_id = ${userId} returning f.user_file_id as id`)
      await dropUnnamed(tx, [...new Set(rows.map(({ id }) => id))])
      await tx.execute(sql`
        delete from ${uploadTable} u using ${draftTable} a where a.id = u.${owner} and a.user_id = ${userId}`)
      await tx.execute(sql`delete from ${draftTable} where user_id = ${userId}`)
    },
  }
}
