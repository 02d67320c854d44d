import { sql } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import type { subjectApi } from '../contract.ts'
import { subjectsTag } from '../tags.ts'
import { subjectActs } from './acts-text.ts'
import { holdList, oneOf } from './hold-list.ts'
import { namesTaken } from './names-taken.ts'
import { tableOf } from './table-of.ts'
import { subjectUses } from './uses-port.ts'

/** Changes the names of an entry. The address of a category stays, so that links keep working. */
export async function renameSubject(call: Call<typeof subjectApi.renameSubject>) {
  const { db, ports, changed } = call
  const { list, subjectId, name, nameEn } = call.input
  await namesTaken(() =>
    db.transaction(async (tx) => {
      const before = oneOf(await holdList(tx, list), subjectId)
      if (before.name === name && before.nameEn === nameEn) return
      await tx.execute(sql`
        update ${tableOf(list)} set name = ${name}, name_en = ${nameEn} where id = ${subjectId}`)
      for (const uses of ports.all(subjectUses)) await uses.renamed?.(tx, { list, subjectId })
      await recordAct(tx, call, subjectActs.rename, {
        subject: `${list}:${subjectId}`,
        detail: { list, before: before.name, name, nameEn },
      })
    }),
  )
  changed(subjectsTag)
  return {}
}
