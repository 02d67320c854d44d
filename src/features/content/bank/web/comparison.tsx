import { useFormat, useText } from '#src/web/i18n.tsx'
import type { Change } from './compare-bodies.ts'
import css from './question.module.css'
import { partText } from './part-text.ts'
import { questionPageText } from './question-page-text.ts'

/** The differences between two texts of a question, side by side. */
export function Comparison({
  changes,
  before,
  after,
  same,
}: {
  changes: readonly Change[]
  /** The headings of both sides. */
  before: string
  after: string
  /** Said where nothing differs. */
  same: string
}) {
  const t = useText(questionPageText)
  if (changes.length === 0) return <p className={css.note}>{same}</p>
  return (
    <table className={css.comparison}>
      <thead>
        <tr>
          <th scope="col">{t.part}</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <Row key={Object.values(change).join()} {...{ change, before, after }} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ change, before, after }: { change: Change; before: string; after: string }) {
  const t = useText(questionPageText)
  const p = useText(partText)
  const { detail } = change
  const name = useChangeName(change)
  const isNamedOnly = detail === 'order' || detail === 'settings'
  const side = (value: string) =>
    value === '' ? t.empty : detail === 'right' ? (value === 'true' ? p.yes : p.no) : value
  const lang = detail === 'zh' ? 'zh-CN' : detail === 'en' ? 'en-US' : undefined
  return (
    <tr>
      <th scope="row">{name}</th>
      {isNamedOnly ? (
        <td colSpan={2}>{t.differs}</td>
      ) : (
        <>
          <td lang={change.before ? lang : undefined} data-label={before}>
            {side(change.before)}
          </td>
          <td lang={change.after ? lang : undefined} data-label={after}>
            {side(change.after)}
          </td>
        </>
      )}
    </tr>
  )
}

/** 'Question 2 · Option 3 · English'. */
function useChangeName({ part, index, child, detail }: Change): string {
  const p = useText(partText)
  const format = useFormat()
  const isSide = part === 'right' && (index !== null || detail === 'order')
  const name = isSide ? p.rightSide : (p.parts[part] ?? p.other)
  const isPlain = detail === 'value' || (p.parts[part] === undefined && detail === 'settings')
  return [
    ...(child === null ? [] : [p.child(format.number(child))]),
    index === null ? name : p.one(name, format.number(index)),
    ...(isPlain ? [] : [p.details[detail]]),
  ].join(p.joint)
}
