import { Link } from '#src/web/link.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import css from './step-nav.module.css'

/** A step of making a course or a textbook. */
export interface Step {
  key: string
  name: string
  path: string
  isDone: boolean
}

/** The steps of making a course or a textbook with their state, on each of their pages. */
export const StepNav = ({
  label,
  done,
  steps,
  current,
}: {
  label: string
  /** Says to a screen reader that a step is done. */
  done: string
  steps: readonly Step[]
  /** The step to which the page belongs; none where it is beside them. */
  current: string | undefined
}) => (
  <nav aria-label={label} className={css.nav}>
    <ol className={css.steps}>
      {steps.map(({ key, name, path, isDone }, at) => (
        <li key={key}>
          <Link
            to={path}
            className={css.step}
            aria-current={key === current ? 'step' : undefined}
            data-done={isDone || undefined}
          >
            <span className={css.mark} aria-hidden="true">
              {isDone ? <Icon name="check" size={16} /> : at + 1}
            </span>
            <span className={css.name}>
              {name}
              {isDone && <span className="visually-hidden">{done}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  </nav>
)
