import type { AnswerOf } from '#src/shared/endpoint.ts'
import { typeText } from '#src/features/content/question/web/type-text.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { paperApi } from '../contract.ts'
import css from './twins.module.css'
import { twinsText } from './twins-text.ts'

type Twins = AnswerOf<typeof paperApi.getTwins>
type Question = Twins['papers'][number]['questions'][number]

/** The two papers as they would be made: how much they share, and where each question was used before. */
export function TwinsPreview({ twins }: { twins: Twins }) {
  const t = useText(twinsText)
  const types = useText(typeText)
  const format = useFormat()
  const [a, b] = twins.papers
  const facts = [
    [t.overlap, t.percent(format.number(twins.overlap))],
    [t.recentOf('A'), t.percent(format.number(a.recent))],
    [t.recentOf('B'), t.percent(format.number(b.recent))],
    [t.difficultyOf('A'), format.number(a.difficulty)],
    [t.difficultyOf('B'), format.number(b.difficulty)],
  ] as const
  return (
    <>
      {twins.missing.length > 0 && (
        <p className={css.warning} role="alert">
          <Icon name="warning" size={20} />
          {t.missingLead}{' '}
          {twins.missing
            .map(({ type, count }) => t.missing(types.names[type], format.number(count)))
            .join(' · ')}
        </p>
      )}
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {twins.otherDifficulty > 0 && (
        <p className={css.muted}>{t.otherDifficulty(format.number(twins.otherDifficulty))}</p>
      )}
      <div className={css.papers}>
        {([a, b] as const).map((paper, at) => {
          const letter = at === 0 ? t.letters.a : t.letters.b
          return (
            <Panel key={letter} title={letter}>
              <p className={css.muted}>
                {t.summary(format.number(paper.questions.length), format.number(paper.points))}
              </p>
              <ol className={css.questions} aria-label={letter}>
                {paper.questions.map((one) => (
                  <TwinQuestion key={one.questionId} one={one} />
                ))}
              </ol>
            </Panel>
          )
        })}
      </div>
    </>
  )
}

function TwinQuestion({ one }: { one: Question }) {
  const t = useText(twinsText)
  const types = useText(typeText)
  const format = useFormat()
  return (
    <li>
      <span className={css.title}>{one.title || t.noTitle}</span>
      <span className={css.about}>
        <span>{types.names[one.type]}</span>
        <span>{types.difficulties[one.difficulty]}</span>
        <span>{t.points(format.number(one.points))}</span>
        {one.inBoth && <Tag tone="warning">{t.inBoth}</Tag>}
      </span>
      {one.uses.map(({ name, path, at, isOtherVersion }) => {
        const year = at.slice(0, 4)
        const words = isOtherVersion ? t.usedOther(name, year) : t.used(name, year)
        return (
          <span key={`${path} ${at}`} className={css.use}>
            {path ? (
              <Link to={path} prefetch="none">
                {words}
              </Link>
            ) : (
              words
            )}
          </span>
        )
      })}
    </li>
  )
}
