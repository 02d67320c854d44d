import { eq, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { publicFileUrl } from '#src/server/storage/file-url.ts'
import { files } from '#src/server/storage/tables.ts'
import type { accountApi } from '../contract.ts'
import { users } from '../tables.ts'
import { schools } from '#src/features/people/school/tables.ts'

/** Returns the viewer's own data, under the names of the specification. */
export async function getStudentInfo({
  db,
  viewer,
  locale,
}: Call<typeof accountApi.getStudentInfo>) {
  const [row] = await db
    .select({
      phone: users.phone,
      email: users.email,
      fileId: files.id,
      fileName: files.name,
      school: sql<string>`${inLanguage(locale, 'schools', 'name')}`,
    })
    .from(users)
    .leftJoin(files, eq(files.id, users.avatarFileId))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(eq(users.id, viewer.id))
  return {
    UId: viewer.id,
    Photo:
      row?.fileId && row.fileName ? publicFileUrl({ id: row.fileId, name: row.fileName }) : null,
    Phone: row?.phone ?? null,
    Email: row?.email ?? null,
    SchoolName: row?.school ?? null,
  }
}
