import { eq } from 'drizzle-orm'
import { users } from '#src/features/people/account/tables.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { Both } from '#src/shared/locale.ts'
import { authoringPaths } from '../paths.ts'
import type { OwnFacts } from './own-course.ts'

type Course = Pick<OwnFacts, 'courseId' | 'kind' | 'nameZh' | 'nameEn' | 'ownerId'>
type Words = (given: { course: Both; person: Both }) => { title: Both; text: Both }

/** Sends a message about a course to one of its people, in the name of the person who acts. */
export async function sendToPerson(
  tx: Tx,
  { messages, viewer }: Pick<Kernel, 'messages'> & { viewer: { id: number } },
  { to, course, words }: { to: number | null; course: Course; words: Words },
): Promise<void> {
  if (to === null || to === viewer.id) return
  const [actor] = await tx
    .select({ name: users.realName, nameEn: users.realNameEn, username: users.username })
    .from(users)
    .where(eq(users.id, viewer.id))
  const zh = actor?.name || actor?.username || ''
  const { nameZh, nameEn } = course
  await messages.send(tx, {
    ...words({
      course: { zh: nameZh || nameEn, en: nameEn || nameZh },
      person: { zh, en: actor?.nameEn || zh },
    }),
    ...{ userId: to, kind: 'course', weight: 'important' },
    // The owner reads there who works on the course; the list of others holds what they answer.
    link:
      to === course.ownerId ? authoringPaths.teachers(course) : authoringPaths.manage(course.kind),
  })
}
