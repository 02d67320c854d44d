import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { latinName } from '#src/server/text/latin-name.ts'
import { courseTeachers } from '../tables.ts'

/** Gives a Latin name to teachers of courses that have none; SQL knows no pinyin, so no migration can. */
export async function nameTeachersInLatin(db: Db): Promise<void> {
  const nameless = isNull(courseTeachers.nameEn)
  const rows = await db
    .selectDistinct({ name: courseTeachers.name })
    .from(courseTeachers)
    .where(nameless)
  for (const { name } of rows) {
    await db
      .update(courseTeachers)
      .set({ nameEn: latinName(name) })
      .where(and(nameless, eq(courseTeachers.name, name)))
  }
}
