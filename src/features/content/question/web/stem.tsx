import { type ReactNode, useId } from 'react'
import css from './question.module.css'
import { RichText } from '#src/features/content/editor/web/rich-text.tsx'

/** The stem of a question; `renderGap` renders each of its gaps. */
export function Stem({
  id,
  html,
  renderGap,
}: {
  id?: string
  html: string
  renderGap?: (id: string) => ReactNode
}) {
  const own = useId()
  return (
    <div id={id ?? own} className={css.stem}>
      <RichText html={html} renderGap={renderGap} />
    </div>
  )
}

/** An option, item or token: rich text of one line. */
export const LineText = ({ html }: { html: string }) => (
  <span className={css.line}>
    <RichText html={html} />
  </span>
)
