import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import type { CourseProblem } from '../check-shapes.ts'
import css from './check.module.css'
import { checkText } from './check-text.ts'

const groups = ['offer', 'outline', 'media', 'questions', 'languages', 'links'] as const

interface Props {
  problems: readonly CourseProblem[]
  /** The address of the place that a problem is about. */
  pathOf: (problem: CourseProblem) => string
}

/** What a check has found: first what keeps the course from review, then what a teacher may leave. */
export function CheckList({ problems, pathOf }: Props) {
  const t = useText(checkText)
  const format = useFormat()
  const blocks = problems.filter((one) => one.blocks)
  const warns = problems.filter((one) => !one.blocks)
  if (problems.length === 0) return <EmptyState title={t.fine} text={t.fineText} />
  return (
    <div className={css.check}>
      <p className={css.lead} data-blocks={blocks.length > 0 || undefined}>
        <Icon name={blocks.length > 0 ? 'warning' : 'check-circle'} />
        {blocks.length > 0
          ? t.lead(format.number(blocks.length), format.number(warns.length))
          : t.onlyWarnings}
      </p>
      {blocks.length > 0 && (
        <Panel title={t.blocks} lead={t.blocksHint}>
          <Groups problems={blocks} pathOf={pathOf} />
        </Panel>
      )}
      {warns.length > 0 && (
        <Panel title={t.warns} lead={t.warnsHint}>
          <Groups problems={warns} pathOf={pathOf} />
        </Panel>
      )}
    </div>
  )
}

function Groups({ problems, pathOf }: Props) {
  const t = useText(checkText)
  return groups.flatMap((group) => {
    const own = problems.filter((one) => one.group === group)
    if (own.length === 0) return []
    return (
      <section key={group} className={css.group} aria-label={t.groups[group]}>
        <h3>{t.groups[group]}</h3>
        <ul>
          {own.map((problem, at) => (
            <Line key={`${problem.key} ${problem.field} ${at}`} {...{ problem, pathOf }} />
          ))}
        </ul>
      </section>
    )
  })
}

function Line({ problem, pathOf }: { problem: CourseProblem; pathOf: Props['pathOf'] }) {
  const t = useText(checkText)
  const isEnglish = useLocale() === 'en-US'
  const { zh, en, field } = problem
  const side = /\.(zh|en)$/.exec(field)?.[1] as 'zh' | 'en' | undefined
  const place = usePlace(problem)
  return (
    <li className={css.line}>
      <Link to={pathOf(problem)} prefetch="none" className={css.link}>
        <span className={css.words}>{isEnglish ? en : zh}</span>
        <span className={css.place}>
          {place}
          {side && ` · ${t.side[side]}`}
        </span>
        <span className={css.go}>
          {t.goTo}
          <Icon name="chevron-right" size={16} />
        </span>
      </Link>
    </li>
  )
}

function usePlace({ key, number, name, group }: CourseProblem): string {
  const t = useText(checkText)
  const isEnglish = useLocale() === 'en-US'
  const own = isEnglish ? name.en : name.zh
  if (key === 'head') return t.head
  if (number !== '') return `${number} ${own || t.unnamed}`
  return group === 'offer' ? `${t.teacher} ${own}`.trim() : t.outline
}
