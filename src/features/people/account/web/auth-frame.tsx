import type { ReactNode } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { pictureUrl } from '#src/web/picture.ts'
import css from './auth.module.css'
import { accountText } from './text.ts'

/** The frame of the sign-in pages: the form, and on wide screens a drawing of a port beside it. */
export function AuthFrame({
  title,
  lead,
  children,
}: {
  title: string
  lead: string
  children: ReactNode
}) {
  const t = useText(accountText)
  return (
    <main id="main" className={css.frame}>
      <div className={css.side}>
        <div className={css.box}>
          <h1 className={css.title}>{title}</h1>
          <p className={css.lead}>{lead}</p>
          {children}
        </div>
      </div>
      <aside className={css.port}>
        <p className={css.slogan}>{t.slogan}</p>
        <p>{t.sloganText}</p>
        <img src={pictureUrl('illustrations/hero')} alt="" width={1200} height={560} />
      </aside>
    </main>
  )
}
