import { and, eq, type SQL, sql } from 'drizzle-orm'
import { holdOwn } from '#src/features/people/account/server/hold-own.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Call, Kernel } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { DoneTodo, todayApi } from '../contract.ts'
import { todayErrors as errors } from '../errors.ts'
import { ownKey } from '../kinds.ts'
import { doneDays, ownTodosMost } from '../limits.ts'
import { ownTodos, todoSnoozes } from '../tables.ts'
import { mayUseTodo } from './rules.ts'
import { type FoundTodo, todo, userId } from './source.ts'

const readOwn = prepared<{
  todoId: number
  title: string
  dueOn: string | null
  doneAt: Date | null
}>(
  'today_own',
  sql`
    select id as "todoId", title, due_on::text as "dueOn", done_at as "doneAt" from own_todos
    where user_id = ${userId} order by done_at desc nulls first, due_on nulls last, id`,
)

/** The viewer's own to-dos: those to do by their days, and those done. */
export async function ownOf({
  db,
  viewer,
}: Call<typeof todayApi.getToday>): Promise<{ open: FoundTodo[]; done: DoneTodo[] }> {
  const rows = await readOwn(db, { userId: viewer.id })
  return {
    open: rows
      .filter(({ doneAt }) => doneAt === null)
      .map(({ todoId, title, dueOn }) =>
        todo({ kind: 'own', key: ownKey(todoId), name: title, to: '', dueOn, todoId }),
      ),
    done: rows.flatMap(({ todoId, title, doneAt }) =>
      doneAt === null ? [] : [{ todoId, title, doneAt: doneAt.toISOString() }],
    ),
  }
}

/** Adds a to-do. The same call again finds it, and leaves an edit of it alone. */
export const addTodo = ({ db, viewer, input }: Call<typeof todayApi.addTodo>) =>
  db.transaction(async (tx) => {
    // One after the other, so that a hundred at once are counted.
    await holdOwn(tx, viewer.id)
    const own = eq(ownTodos.userId, viewer.id)
    const [former] = await tx
      .select({ todoId: ownTodos.id })
      .from(ownTodos)
      .where(and(own, eq(ownTodos.key, input.key)))
    if (former) return former
    if ((await tx.$count(ownTodos, own)) >= ownTodosMost) throw new AppError(errors.tooMany)
    const [added] = await tx
      .insert(ownTodos)
      .values({ ...written(input), userId: viewer.id, key: input.key })
      .returning({ todoId: ownTodos.id })
    return added!
  })

export async function editTodo({ db, viewer, input }: Call<typeof todayApi.editTodo>) {
  await change({ db, viewer, todoId: input.todoId }, written(input))
  return {}
}

/** Keeps the moment of the first call, where it is done already. */
export async function setTodoDone({
  db,
  viewer,
  input: { todoId, done },
}: Call<typeof todayApi.setTodoDone>) {
  const doneAt = done ? sql`coalesce(${ownTodos.doneAt}, now())` : null
  await change({ db, viewer, todoId }, { doneAt })
  return {}
}

export async function deleteTodo({
  db,
  viewer,
  input: { todoId },
}: Call<typeof todayApi.deleteTodo>) {
  await db.transaction(async (tx) => {
    await tx.delete(ownTodos).where(isOwn(viewer, todoId))
    const key = eq(todoSnoozes.key, ownKey(todoId))
    await tx.delete(todoSnoozes).where(and(eq(todoSnoozes.userId, viewer.id), key))
  })
  return {}
}

/** Deletes the to-dos that were done long ago. */
export const dropDone = async ({ db }: Pick<Kernel, 'db'>) => {
  const kept = sql`make_interval(days => ${doneDays})`
  await db.delete(ownTodos).where(sql`${ownTodos.doneAt} < now() - ${kept}`)
}

const isOwn = (viewer: { id: number }, todoId: number) =>
  and(eq(ownTodos.id, todoId), eq(ownTodos.userId, viewer.id))

const written = ({ title, dueOn }: { title: string; dueOn: string }) => ({
  title,
  dueOn: dueOn === '' ? null : dueOn,
})

async function change(
  {
    db,
    viewer,
    todoId,
  }: Pick<Call<typeof todayApi.editTodo>, 'db' | 'viewer'> & { todoId: number },
  values: { title?: string; dueOn?: string | null; doneAt?: SQL | null },
) {
  const changed = await db
    .update(ownTodos)
    .set(values)
    .where(isOwn(viewer, todoId))
    .returning({ id: ownTodos.id })
  must(mayUseTodo(changed.length > 0))
}
