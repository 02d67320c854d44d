import { sql } from 'drizzle-orm'
import type { Records } from '#src/features/content/draft/record.ts'
import { childrenOf } from '#src/features/content/outline/tree.ts'
import { coversFor } from '#src/features/content/picture/server/own-covers.ts'
import { headKey } from '#src/features/content/textbook/records.ts'
import type { CourseHead, TeacherRecord } from '#src/features/learning/course/draft-records.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { publicFileUrl } from '#src/server/storage/file-url.ts'
import type { Both } from '#src/shared/locale.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { Offer } from '../offer-shapes.ts'

interface Named {
  id: number
  zh: string
  en: string
  slug: string
}

interface Looked extends Record<string, unknown> {
  category: Named | null
  major: Both | null
  direction: Both | null
  textbook: Named | null
  pictures: { id: number; fileId: number }[]
  avatars: { userId: number; fileId: number; name: string }[]
}

/**
 * Presents an offer as readers will see it, in both languages. Pictures that are not published yet have addresses of
 * the viewer's session; the caller checked that the viewer may see the offer.
 */
export async function presentOffer(
  kernel: Pick<Kernel, 'db' | 'secret'>,
  viewer: Viewer,
  offer: Records,
): Promise<Offer> {
  const head = offer.get(headKey) as unknown as CourseHead
  const teachers = (childrenOf(offer, ['teacher']).get(null) ?? []).map(({ key, record }) => ({
    key,
    ...(record as unknown as TeacherRecord),
  }))
  const pictured = [head.coverFileId, ...teachers.map(({ avatarFileId }) => avatarFileId)]
  const files = pictured.filter((id) => id !== null)
  const accounts = teachers.flatMap(({ userId }) => userId ?? [])
  const { rows } = await kernel.db.execute<Looked>(sql`
    select
      (select json_build_object('id', id, 'zh', name, 'en', name_en, 'slug', slug)
        from subject_categories where id = ${head.categoryId}) as category,
      (select json_build_object('zh', name, 'en', name_en) from subject_majors
        where id = ${head.majorId}) as major,
      (select json_build_object('zh', name, 'en', name_en) from subject_directions
        where id = ${head.directionId}) as direction,
      (select json_build_object('id', t.id, 'zh', coalesce(r.released, r.value) #>> '{name,zh}',
          'en', coalesce(r.released, r.value) #>> '{name,en}', 'slug', '')
        from textbooks t join draft_records r on r.draft_id = t.draft_id and r.key = ${headKey}
        where t.id = ${head.textbookId}) as textbook,
      (select coalesce(json_agg(json_build_object('id', u.id, 'fileId', u.file_id)), '[]')
        from user_files u where u.id = any(${sql.param(files)}::int[])) as pictures,
      (select coalesce(json_agg(json_build_object('userId', p.id, 'fileId', f.id, 'name', f.name)), '[]')
        from users p join files f on f.id = p.avatar_file_id
        where p.id = any(${sql.param(accounts)}::int[])) as avatars`)
  const { category, major, direction, textbook, pictures, avatars } = rows[0]!
  const looks = await coversFor(
    kernel,
    viewer,
    pictures.map(({ fileId }) => fileId),
  )
  const pictureOf = (id: number | null) =>
    looks.get(pictures.find((picture) => picture.id === id)?.fileId ?? 0) ?? null
  return {
    ...{ name: head.name, introduction: head.introduction, content: head.content },
    ...{ keywords: head.keywords, difficulty: head.difficulty, language: head.language },
    ...{ offered: head.offered, payment: head.payment, fee: head.fee },
    ...{ coverTheme: head.coverTheme, cover: pictureOf(head.coverFileId), category, textbook },
    ...{ major, direction },
    teachers: teachers.map(({ key, name, introduction, avatarFileId, userId }) => {
      const account = avatars.find((avatar) => avatar.userId === userId)
      const own = account ? publicFileUrl({ id: account.fileId, name: account.name }) : null
      return { key, name, introduction, avatarUrl: pictureOf(avatarFileId)?.src ?? own }
    }),
  }
}
