import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import type { CheckProblem } from '../../check-shapes.ts'
import css from './check.module.css'
import { checkText } from './check-text.ts'

const groups = ['offer', 'outline', 'media', 'questions', 'languages', 'links'] as const

interface Props {
  of: 'course' | 'textbook'
  /** Whether it is offered in both languages, so that a problem says in which. */
  isBilingual: boolean
  problems: readonly CheckProblem[]
  /** The address of the place that a problem is about. */
  pathOf: (problem: CheckProblem) => string
}

/** Lists the findings of a check: first those that keep a course from review or a textbook from publication, then the others. */
export function CheckList({ of, isBilingual, problems, pathOf }: Props) {
  const t = useText(checkText)
  const words = t.of[of]
  const format = useFormat()
  const blocks = problems.filter((one) => one.blocks)
  const warns = problems.filter((one) => !one.blocks)
  if (problems.length === 0) return <EmptyState title={t.fine} text={words.fine} />
  return (
    <div className={css.check}>
      <p className={css.lead} data-blocks={blocks.length > 0 || undefined}>
        <Icon name={blocks.length > 0 ? 'warning' : 'check-circle'} />
        {blocks.length > 0
          ? t.lead(
              format.number(blocks.length),
              warns.length === 0 ? '' : format.number(warns.length),
            )
          : words.onlyWarnings}
      </p>
      {blocks.length > 0 && (
        <Panel title={t.blocks} lead={words.blocks}>
          <Groups {...{ of, isBilingual, pathOf }} problems={blocks} />
        </Panel>
      )}
      {warns.length > 0 && (
        <Panel title={t.warns} lead={words.warns}>
          <Groups {...{ of, isBilingual, pathOf }} problems={warns} />
        </Panel>
      )}
    </div>
  )
}

function Groups({ of, isBilingual, problems, pathOf }: Props) {
  const t = useText(checkText)
  const names = { ...t.groups, offer: t.of[of].head }
  return groups.flatMap((group) => {
    const own = problems.filter((one) => one.group === group)
    if (own.length === 0) return []
    return (
      // No landmark: a group may be among what blocks and among what only warns.
      <div key={group} className={css.group}>
        <h3>{names[group]}</h3>
        <ul>
          {own.map((problem, at) => (
            <Line
              key={`${problem.key} ${problem.field} ${at}`}
              {...{ of, isBilingual, problem, pathOf }}
            />
          ))}
        </ul>
      </div>
    )
  })
}

type LineProps = Pick<Props, 'of' | 'isBilingual' | 'pathOf'> & { problem: CheckProblem }

function Line({ of, isBilingual, problem, pathOf }: LineProps) {
  const t = useText(checkText)
  const isEnglish = useLocale() === 'en-US'
  const { zh, en, field } = problem
  const side = /\.(zh|en)$/.exec(field)?.[1] as 'zh' | 'en' | undefined
  const place = usePlace(of, problem)
  return (
    <li className={css.line}>
      <Link to={pathOf(problem)} prefetch="none" className={css.link}>
        <span className={css.words}>{isEnglish ? en : zh}</span>
        <span className={css.place}>
          {place}
          {isBilingual && side && ` · ${t.side[side]}`}
        </span>
        <span className={css.go}>
          {t.goTo}
          <Icon name="chevron-right" size={16} />
        </span>
      </Link>
    </li>
  )
}

function usePlace(of: Props['of'], { key, number, name, group }: CheckProblem): string {
  const t = useText(checkText)
  const isEnglish = useLocale() === 'en-US'
  const own = isEnglish ? name.en : name.zh
  if (key === 'head') return t.of[of].head
  if (number !== '') return `${number} ${own || t.unnamed}`
  return group === 'offer' ? `${t.teacher} ${own}`.trim() : t.outline
}
