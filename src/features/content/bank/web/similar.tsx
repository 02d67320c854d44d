import { useEffect, useState } from 'react'
import { useLoad } from '#src/web/act/use-load.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { Panel } from '#src/web/ui/panel.tsx'
import { NewWindow } from '#src/web/ui/new-window.tsx'
import type { QuestionBody } from '../../question/body/body.ts'
import { typeText } from '../../question/web/type-text.ts'
import { bankApi } from '../contract.ts'
import { bankPaths } from '../paths.ts'
import { plainOf } from './compare-bodies.ts'
import { questionPageText } from './question-page-text.ts'
import css from './question.module.css'

/** Milliseconds after the last key until the bank is asked. */
const restMs = 800
/** A stem of fewer characters is like everything. */
const leastCharacters = 6

/** The questions of the bank most like the one that is being written. */
export function Similar({ body, questionId }: { body: QuestionBody; questionId: number | null }) {
  const t = useText(questionPageText)
  const types = useText(typeText)
  const format = useFormat()
  const asked = useRested(body)
  const isLong = asked !== null && wordsOf(asked).length >= leastCharacters
  const { data } = useLoad(
    bankApi.getSimilar,
    isLong ? { body: asked, ...(questionId !== null && { questionId }) } : null,
  )
  if (!data || data.length === 0) return null
  return (
    <Panel title={t.similar}>
      <ul className={cx(css.links, css.similar)}>
        {data.map(({ questionId: id, type, title, likeness, owner }) => (
          <li key={id}>
            {/* In a tab of its own: what is being written stays. */}
            <Link to={bankPaths.question(id)} target="_blank">
              {title || t.untitled}
              <NewWindow />
            </Link>
            <small>
              {[
                types.names[type],
                t.likeness(format.percent(likeness / 100)),
                ...(owner ? [t.byOther(owner.name)] : []),
              ].join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const wordsOf = ({ stem }: QuestionBody) => plainOf(stem.zh) + plainOf(stem.en)

/** Returns the body once nobody has typed in its stem for a while. */
function useRested(body: QuestionBody): QuestionBody | null {
  const [rested, setRested] = useState<QuestionBody | null>(null)
  const words = wordsOf(body)
  useEffect(() => {
    const timer = setTimeout(() => setRested(body), restMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- other changes of the body ask nothing
  }, [words])
  return rested
}
