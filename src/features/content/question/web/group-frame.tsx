import type { ReactNode } from 'react'
import { useText } from '#src/web/i18n.tsx'
import css from './open.module.css'
import { openText } from './open-text.ts'
import { Stem } from './stem.tsx'

/** Common material with its questions: beside them where there is room, else above them, to fold and within reach. */
export function GroupFrame({
  material,
  stemId,
  children,
}: {
  material: string
  stemId?: string
  /** One list item for each question. */
  children: ReactNode
}) {
  const t = useText(openText)
  return (
    <div className={css.group}>
      <div className={css.columns}>
        <details className={css.material} open>
          <summary>
            {t.material}
            <span data-open>{t.hideMaterial}</span>
            <span data-closed>{t.toMaterial}</span>
          </summary>
          {/* A long material scrolls by itself, by keyboard too. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as said above */}
          <div className={css.text} role="region" aria-label={t.material} tabIndex={0}>
            <Stem id={stemId} html={material} />
          </div>
        </details>
        <ol className={css.inner} aria-label={t.groupQuestions}>
          {children}
        </ol>
      </div>
    </div>
  )
}
