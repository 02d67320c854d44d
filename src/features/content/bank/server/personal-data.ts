import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { personalPart } from '#src/server/personal-data.ts'
import {
  questionFolders,
  questionFolderShares,
  questions,
  questionTags,
  questionUndos,
  questionVersions,
} from '../tables.ts'
import { findUses } from './find-uses.ts'
import { deleteUnlessNamed } from './purge-questions.ts'

/** The personal data that question banks hold. */
export const bankPersonalParts = ({ ports }: Pick<Kernel, 'ports'>) => [
  personalPart({
    id: 'question-acts',
    name: { zh: '题库批量操作记录', en: 'Acts on your question bank' },
    tables: ['question_undos'],
    fate: 'deleted',
    rows: (userId) => sql`
      select act, jsonb_array_length(before) as questions, created_at from question_undos
      where user_id = ${userId} order by id`,
    async erase(tx, userId) {
      await tx.delete(questionUndos).where(eq(questionUndos.userId, userId))
    },
  }),
  personalPart({
    id: 'question-shares',
    name: { zh: '与您共享的题库文件夹', en: 'Folders of questions shared with you' },
    tables: ['question_folder_shares'],
    fate: 'deleted',
    rows: (userId) => sql`
      select f.name as folder, s."right", s.created_at from question_folder_shares s
      join question_folders f on f.id = s.folder_id where s.user_id = ${userId} order by s.id`,
    async erase(tx, userId) {
      await tx.delete(questionFolderShares).where(eq(questionFolderShares.userId, userId))
    },
  }),
  personalPart({
    id: 'question-bank',
    name: { zh: '题库', en: 'Your question bank' },
    tables: ['questions', 'question_versions', 'question_files', 'question_tagged'],
    fate: {
      anonymous: {
        zh: '正在使用或与他人共享的题目保留，不再关联到您；其余题目删除',
        en: 'Questions that are used or shared with others stay, without your name; all others are deleted',
      },
    },
    rows: (userId) => sql`
      select q.id as number, f.name as folder, q.type, q.status, q.difficulty, q.points::float8 as points,
        (select json_agg(t.name order by t.name) from question_tagged x
          join question_tags t on t.id = x.tag_id where x.question_id = q.id) as tags,
        (select json_agg(json_build_object('number', v.number, 'body', v.body, 'created_at', v.created_at)
          order by v.number) from question_versions v
          where v.question_id = q.id and (q.owner_id = ${userId} or v.author_id = ${userId})) as versions,
        q.created_at, q.changed_at, q.deleted_at
      from questions q left join question_folders f on f.id = q.folder_id
      where q.owner_id = ${userId} or exists (
        select from question_versions v where v.question_id = q.id and v.author_id = ${userId})
      order by q.id`,
    erase: (tx, userId) => leaveQuestions(tx, userId, { ports }),
  }),
  personalPart({
    id: 'question-folders',
    name: { zh: '题库文件夹与标签', en: 'Folders and tags of your question bank' },
    tables: ['question_folders', 'question_tags'],
    fate: {
      anonymous: {
        zh: '与他人共享的文件夹保留，不再关联到您；其余文件夹和标签删除',
        en: 'Folders shared with others stay, without your name; all others, and your tags, are deleted',
      },
    },
    rows: (userId) => sql`
      select 'folder' as kind, name from question_folders where owner_id = ${userId}
      union all select 'tag', name from question_tags where owner_id = ${userId}`,
    erase: leaveFolders,
  }),
]

/** Folders of a person that others still read, with those inside; by id. */
const sharedFolders = (userId: number) => sql`
  with recursive shared as (
    select f.id from question_folders f where f.owner_id = ${userId} and exists (
      select from question_folder_shares s where s.folder_id = f.id)
    union
    select f.id from question_folders f join shared on f.parent_id = shared.id
  ) select id from shared`

async function leaveQuestions(
  tx: Tx,
  userId: number,
  { ports }: Pick<Kernel, 'ports'>,
): Promise<void> {
  await tx
    .update(questionVersions)
    .set({ authorId: null })
    .where(eq(questionVersions.authorId, userId))
  await tx.update(questions).set({ changedBy: null }).where(eq(questions.changedBy, userId))
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from questions where owner_id = ${userId}
      and (deleted_at is not null or folder_id is null or folder_id not in (${sharedFolders(userId)}))`)
  const ids = rows.map(({ id }) => id)
  const uses = await findUses(tx, { ports, viewer: { id: userId }, locale: 'zh-CN' }, ids)
  const used = new Set(uses.map(({ questionId }) => questionId))
  const ended = ids.filter((id) => !used.has(id))
  await deleteUnlessNamed(tx, ended)
  await tx.update(questions).set({ ownerId: null }).where(eq(questions.ownerId, userId))
}

async function leaveFolders(tx: Tx, userId: number): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sharedFolders(userId))
  const kept = rows.map(({ id }) => id)
  if (kept.length > 0) {
    // The topmost that are shared stand for themselves from now on.
    await tx.execute(sql`
      update question_folders set owner_id = null,
        parent_id = case when parent_id = any(${sql.param(kept)}::int[]) then parent_id end
      where id = any(${sql.param(kept)}::int[])`)
  }
  await tx.delete(questionFolders).where(eq(questionFolders.ownerId, userId))
  await tx.delete(questionTags).where(eq(questionTags.ownerId, userId))
}
