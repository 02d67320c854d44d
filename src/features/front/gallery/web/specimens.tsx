import type { ReactNode } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { cx } from '#src/web/ui/cx.ts'
import css from './gallery.module.css'
import { galleryText } from './text.ts'

/** One kind of part, under an address of its own: '/test#buttons'. */
export function Specimens({
  id,
  title,
  wide,
  children,
}: {
  id: string
  title: string
  /** Needs the whole width: the two stand one under the other. */
  wide?: boolean
  /** Rendered twice: in the scheme of the page, and inert in the dark scheme. */
  children: ReactNode
}) {
  const t = useText(galleryText)
  return (
    <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className={cx(css.pair, !wide && css.beside)}>
        <div className={css.side}>{children}</div>
        {/* Names would be read twice, and one label would name two landmarks. */}
        <div className={css.side} data-scheme="dark" title={t.dark} inert>
          {children}
        </div>
      </div>
    </section>
  )
}

/** Parts beside one another. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className={css.row}>{children}</div>
)
