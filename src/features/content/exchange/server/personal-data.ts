import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { questionExports, questionImports } from '../tables.ts'

/** The personal data that imports and exports of questions hold. */
export const exchangeParts = [
  personalPart({
    id: 'question-imports',
    name: { zh: '题目导入记录', en: 'Imports of questions' },
    tables: ['question_imports', 'question_import_rows', 'question_import_files'],
    fate: 'deleted',
    rows: (userId) => sql`
      select i.name, i.state, i.format, i.pasted, i.created_at, i.taken_at, i.undone_at,
        (select json_agg(json_build_object('source', r.source, 'kept', r.keep) order by r.position)
          from question_import_rows r where r.import_id = i.id) as rows
      from question_imports i where i.owner_id = ${userId} order by i.id`,
    async erase(tx, userId) {
      await tx.delete(questionImports).where(eq(questionImports.ownerId, userId))
    },
  }),
  personalPart({
    id: 'question-exports',
    name: { zh: '题目导出记录', en: 'Exports of questions' },
    tables: ['question_exports'],
    fate: 'deleted',
    rows: (userId) => sql`
      select format, state, questions, created_at from question_exports
      where owner_id = ${userId} order by id`,
    async erase(tx, userId) {
      await tx.delete(questionExports).where(eq(questionExports.ownerId, userId))
    },
  }),
]
