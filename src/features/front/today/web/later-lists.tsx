import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { type DoneTodo, type SnoozedTodo, todayApi } from '../contract.ts'
import { doneDays } from '../limits.ts'
import { What } from './todo-list.tsx'
import { useWords } from './todo-words.ts'
import css from './today.module.css'
import { todayText } from './text.ts'

/** The snoozed to-dos, folded. */
export function SnoozedList({ todos }: { todos: readonly SnoozedTodo[] }) {
  const t = useText(todayText)
  const format = useFormat()
  const words = useWords()
  const { act } = useAct()
  if (todos.length === 0) return null
  return (
    <details className={css.fold}>
      <summary>{t.snoozed(format.number(todos.length))}</summary>
      <ul className={css.todos}>
        {todos.map((todo) => (
          <li key={todo.key} className={css.later}>
            <What todo={todo} />
            <span className={css.when}>{t.returns(format.date(todo.untilOn))}</span>
            <Button
              size="small"
              aria-label={t.showNowWhat(words(todo).title)}
              onClick={() => void act(todayApi.snooze, { key: todo.key, untilOn: null })}
            >
              {t.showNow}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Own to-dos that are done, folded. */
export function DoneList({ todos }: { todos: readonly DoneTodo[] }) {
  const t = useText(todayText)
  const format = useFormat()
  const { act } = useAct()
  if (todos.length === 0) return null
  return (
    <details className={css.fold}>
      <summary>{t.done(format.number(todos.length))}</summary>
      <p className={css.hint}>{t.doneHint(format.number(doneDays))}</p>
      <ul className={css.todos}>
        {todos.map(({ todoId, title, doneAt }) => (
          <li key={todoId} className={css.later}>
            <span className={css.what}>
              <s>{title}</s>
            </span>
            <span className={css.when}>{t.doneAt(format.date(doneAt))}</span>
            <span className={css.acts}>
              <Button
                size="small"
                aria-label={t.undoWhat(title)}
                onClick={() => void act(todayApi.setTodoDone, { todoId, done: false })}
              >
                {t.undo}
              </Button>
              <IconButton
                icon="trash"
                label={t.deleteWhat(title)}
                onClick={() =>
                  void act(
                    todayApi.deleteTodo,
                    { todoId },
                    {
                      ask: {
                        ...{ title: t.deleteTitle(title), text: t.deleteText },
                        ...{ confirm: t.delete, danger: true },
                      },
                      ...{ verb: 'delete', said: t.deleted },
                    },
                  )
                }
              />
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
