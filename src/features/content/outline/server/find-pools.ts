import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { dividePools } from '../divide-pools.ts'
import type { FoundPool, QuizWithDraws } from '../quiz-pools.ts'
import { poolMost, quizQuestionsMost } from '../records.ts'

interface Row extends Record<string, unknown> {
  quiz: number
  key: string
  isOpen: boolean
  matching: number
  found: [questionId: number, versionId: number][]
}

/**
 * Finds the pools of all draws by a rule in quizzes, in one round trip. A rule finds questions that are ready and that a
 * quiz takes, in their present versions, in a folder that one of the teachers may read and in those inside it.
 * @returns the pools of each quiz; of a quiz without such draws none
 */
export async function findPools(
  db: Db | Tx,
  teachers: readonly number[],
  quizzes: readonly QuizWithDraws[],
): Promise<FoundPool[][]> {
  const given = quizzes.flatMap(({ questions, draws = [] }, quiz) => {
    const ruled = draws.filter(({ rule }) => rule !== undefined)
    const isRuled = (key: string | undefined) => ruled.some((one) => one.key === key)
    const taken = questions.filter(({ draw }) => !isRuled(draw)).map(({ questionId }) => questionId)
    const room = Math.floor((quizQuestionsMost - taken.length) / ruled.length)
    return ruled.map(({ key, count, rule }) => ({
      ...{ quiz, key, count, taken, ...rule! },
      most: Math.min(room, Math.max(count, poolMost)),
    }))
  })
  if (given.length === 0) return quizzes.map(() => [])
  const { rows } = await db.execute<Row>(sql`
    with recursive given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(quiz int, key text, "folderId" int,
        types text[], tags int[], difficulties int[], taken int[], most int)
    ), up as (
      select f.id as folder, f.id as at, f.parent_id, f.owner_id from question_folders f
      where f.id in (select "folderId" from given)
      union all
      select up.folder, p.id, p.parent_id, up.owner_id from up join question_folders p on p.id = up.parent_id
    ), open as (
      select distinct up.folder from up
      where up.owner_id = any(${sql.param([...teachers])}::int[]) or exists (
        select from question_folder_shares s where s.folder_id = up.at and (
          s.user_id = any(${sql.param([...teachers])}::int[]) or s.school_id in (
            select u.school_id from users u
            where u.id = any(${sql.param([...teachers])}::int[]) and u.verified_at is not null)))
    ), below as (
      select folder, folder as id from open
      union select below.folder, f.id from below join question_folders f on f.parent_id = below.id
    )
    select g.quiz, g.key, open.folder is not null as "isOpen", coalesce(m.total, 0)::int as matching,
      coalesce(m.found, '[]') as found
    from given g left join open on open.folder = g."folderId"
    left join lateral (
      select max(one.total) as total,
        json_agg(json_build_array(one.id, one.version_id) order by one.place) filter (where one.place <= g.most) as found
      from (
        select q.id, v.id as version_id, count(*) over () as total,
          row_number() over (order by hashtext(g.key || q.id), q.id) as place
        from questions q join question_versions v on v.question_id = q.id and v.number = q.version
        where q.folder_id in (select below.id from below where below.folder = g."folderId")
          and q.deleted_at is null and q.status = 'ready' and q.type not in ('file', 'spoken')
          and not (q.type = 'group' and v.body @? '$.questions[*].body ? (@.type == "file" || @.type == "spoken")')
          and (cardinality(g.types) = 0 or q.type = any(g.types))
          and (cardinality(g.difficulties) = 0 or q.difficulty = any(g.difficulties))
          and (cardinality(g.tags) = 0 or exists (
            select from question_tagged x where x.question_id = q.id and x.tag_id = any(g.tags)))
          and q.id <> all(g.taken)) one) m on true`)
  return quizzes.map((_, quiz) => {
    const own = given.filter((one) => one.quiz === quiz)
    const found = own.map(({ key }) => rows.find((row) => row.quiz === quiz && row.key === key)!)
    const divided = dividePools(
      own.map(({ count }, at) => ({
        count,
        found: found[at]!.found.map(([questionId, versionId]) => ({ questionId, versionId })),
      })),
    )
    return found.map(({ key, isOpen, matching }, at) => {
      return { key, isOpen, matching, questions: divided[at]! }
    })
  })
}
