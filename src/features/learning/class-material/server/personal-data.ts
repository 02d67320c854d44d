import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { classMaterials } from '../tables.ts'

/** The personal data in materials of classes: the teacher who has added one. */
export const classMaterialParts = [
  personalPart({
    id: 'class-materials',
    name: { zh: '您给班级添加的资料', en: 'Materials that you gave to classes' },
    tables: ['class_materials'],
    fate: {
      anonymous: {
        zh: '班级仍需查阅资料，不再关联到您本人',
        en: 'The classes still need them, without your name',
      },
    },
    rows: (userId) => sql`
      select c.name as class, m.title, m.url, m.folder, m.visible_from, m.added_at
      from class_materials m join classes c on c.id = m.class_id
      where m.added_by_id = ${userId} order by m.id`,
    async erase(tx, userId) {
      await tx
        .update(classMaterials)
        .set({ addedById: null })
        .where(eq(classMaterials.addedById, userId))
    },
  }),
]
