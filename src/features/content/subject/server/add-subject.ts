import { eq, sql } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Tx } from '#src/server/database/db.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'
import type { Call } from '#src/server/kernel.ts'
import type { subjectApi } from '../contract.ts'
import { subjectErrors } from '../errors.ts'
import { subjectCategories, subjectDirections, subjectMajors } from '../tables.ts'
import { subjectsTag } from '../tags.ts'
import { subjectActs } from './acts-text.ts'
import { holdList } from './hold-list.ts'
import { namesTaken } from './names-taken.ts'
import { slugOf } from './slug-of.ts'
import { tableOf } from './table-of.ts'

type Add = Call<typeof subjectApi.addSubject>

/** Adds an entry at the end of its list. */
export async function addSubject(call: Add) {
  const { db, input, changed } = call
  const { list, name, nameEn } = input
  const subjectId = await namesTaken(() =>
    db.transaction(async (tx) => {
      const id = await insert(tx, input)
      await recordAct(tx, call, subjectActs.add, {
        subject: `${list}:${id}`,
        detail: { list, name, nameEn },
      })
      return id
    }),
  )
  changed(subjectsTag)
  return { subjectId }
}

async function insert(tx: Tx, { list, name, nameEn, majorId }: Add['input']): Promise<number> {
  if (list === 'direction') {
    // Held, so that the major is not deleted meanwhile.
    const [major] = majorId
      ? await tx.select().from(subjectMajors).where(eq(subjectMajors.id, majorId)).for('share')
      : []
    if (!major) throw refuseField(subjectErrors.majorMissing, 'majorId')
    const position = sql`(select coalesce(max(position) + 1, 0) from subject_directions where major_id = ${major.id})`
    const values = { name, nameEn, position, majorId: major.id }
    return idOf(await tx.insert(subjectDirections).values(values).returning())
  }
  const position = sql`(select coalesce(max(position) + 1, 0) from ${tableOf(list)})`
  if (list === 'major') {
    return idOf(await tx.insert(subjectMajors).values({ name, nameEn, position }).returning())
  }
  await holdList(tx, list)
  const slugs = await tx.select({ slug: subjectCategories.slug }).from(subjectCategories)
  const slug = slugOf(nameEn, new Set(slugs.map((one) => one.slug)))
  return idOf(
    await tx.insert(subjectCategories).values({ name, nameEn, position, slug }).returning(),
  )
}

const idOf = ([row]: { id: number }[]) => row!.id
