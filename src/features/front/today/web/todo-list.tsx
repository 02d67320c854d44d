import { useId } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Icon, type IconName } from '#src/web/ui/icon.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { type Todo, todayApi } from '../contract.ts'
import { TodoMenu } from './todo-menu.tsx'
import { useWords } from './todo-words.ts'
import css from './today.module.css'
import { todayText } from './text.ts'

const icons = {
  running: 'play',
  quiz: 'quiz',
  lateQuiz: 'quiz',
  cards: 'refresh',
  exam: 'flag',
  set: 'task',
  semester: 'calendar',
  newItems: 'plus',
  messages: 'message',
  certificate: 'certificate',
  review: 'star',
  questions: 'question',
  tasks: 'task',
  marking: 'edit',
  lateAnswers: 'clock',
  rejected: 'warning',
  invitation: 'users',
  classRequests: 'users',
  leaveRequests: 'calendar',
  classInvitation: 'users',
  behind: 'flag',
  own: 'check',
  announcement: 'bell',
  homework: 'task',
  redoHomework: 'refresh',
  returnedHomework: 'check-circle',
  works: 'edit',
  peerReviews: 'users',
  peerWorks: 'edit',
  peerObjections: 'flag',
  goodWorks: 'star',
} as const satisfies Record<Todo['kind'], IconName>

/** Things that wait, each a link to where it is done, or an own one that is ticked; nothing without things. */
export function TodoList({
  title,
  todos,
  day,
}: {
  title: string
  todos: readonly Todo[]
  /** The school's. */
  day: string
}) {
  const id = useId()
  const words = useWords()
  if (todos.length === 0) return null
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={css.todos}>
        {todos.map((todo) => (
          <li key={todo.key}>
            {todo.todoId === null ? (
              <Link to={todo.to} className={css.todo}>
                <Icon name={icons[todo.kind]} size={20} />
                <What todo={todo} />
                <When todo={todo} day={day} />
                <Icon name="chevron-right" size={18} />
              </Link>
            ) : (
              <OwnTodo todo={todo} todoId={todo.todoId} day={day} />
            )}
            <TodoMenu todo={todo} label={words(todo).title} day={day} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OwnTodo({ todo, todoId, day }: { todo: Todo; todoId: number; day: string }) {
  const t = useText(todayText)
  const { act, pending } = useAct()
  const finish = () => void act(todayApi.setTodoDone, { todoId, done: true }, { said: t.doneSaid })
  return (
    <div className={css.todo}>
      <button
        type="button"
        className={css.tick}
        aria-label={t.markDone(todo.name)}
        aria-disabled={pending}
        onClick={pending ? undefined : finish}
      >
        <Icon name="check" size={16} />
      </button>
      <What todo={todo} />
      <When todo={todo} day={day} />
    </div>
  )
}

export function What({ todo }: { todo: Todo }) {
  const { title, line } = useWords()(todo)
  return (
    <span className={css.what}>
      <strong>{title}</strong>
      {line && <span>{line}</span>}
    </span>
  )
}

function When({ todo: { dueAt, dueOn, kind }, day }: { todo: Todo; day: string }) {
  const t = useText(todayText)
  const format = useFormat()
  if (dueAt !== null) {
    const say = kind === 'lateQuiz' ? t.lateUntil : t.ends
    return (
      <span className={css.when}>
        <TimeAgo value={dueAt}>{say}</TimeAgo>
      </span>
    )
  }
  if (dueOn === null || kind === 'cards') return null
  const shown = format.date(dueOn)
  if (kind === 'own' && dueOn < day) return <span className={css.overdue}>{t.overdue(shown)}</span>
  return (
    <span className={css.when}>{kind === 'own' && dueOn === day ? t.today : t.until(shown)}</span>
  )
}
