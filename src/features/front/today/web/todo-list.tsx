import { useId } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Icon, type IconName } from '#src/web/ui/icon.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { Todo } from '../contract.ts'
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
  classInvitation: 'users',
  homework: 'task',
  redoHomework: 'refresh',
  returnedHomework: 'check-circle',
  works: 'edit',
} as const satisfies Record<Todo['kind'], IconName>

/** Things that wait, each a link to where it is done; nothing without things. */
export function TodoList({ title, todos }: { title: string; todos: readonly Todo[] }) {
  const id = useId()
  if (todos.length === 0) return null
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={css.todos}>
        {todos.map((todo) => (
          <li key={`${todo.kind} ${todo.to}`}>
            <Link to={todo.to} className={css.todo}>
              <Icon name={icons[todo.kind]} size={20} />
              <span className={css.what}>
                <What todo={todo} />
              </span>
              <When todo={todo} />
              <Icon name="chevron-right" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function What({ todo: { kind, name, course, count } }: { todo: Todo }) {
  const t = useText(todayText)
  const format = useFormat()
  const act = t.kinds[kind](count, format.number(count))
  return (
    <>
      <strong>{name || act}</strong>
      {name && <span>{course === null ? act : t.inCourse(act, course)}</span>}
    </>
  )
}

function When({ todo: { dueAt, dueOn, kind } }: { todo: Todo }) {
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
  return <span className={css.when}>{t.until(format.date(dueOn))}</span>
}
