import type { ReactNode } from 'react'
import { homePath } from '#src/shared/page-path.ts'
import { locales } from '#src/shared/locale.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { fileSize } from '#src/web/ui/file-rules.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { Choose } from '#src/web/ui/scheme-switch.tsx'
import type { DocumentView } from '../contract.ts'
import css from './preview.module.css'
import { previewText } from './preview-text.ts'

/** The page of a file: its name, and below it nothing but the file. */
export function PreviewFrame({
  document: { name, size },
  children,
}: {
  document: Pick<DocumentView, 'name' | 'size'>
  children: ReactNode
}) {
  return (
    <div className={css.page}>
      <header className={css.top}>
        <Home />
        <h1>{name}</h1>
        <span className={css.size}>{fileSize(size)}</span>
        <OtherLanguage />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

export function Home() {
  const t = useText(previewText)
  return (
    <Link to={homePath} className={css.home} aria-label={t.home} data-tip={t.home}>
      <Icon name="home" size={20} />
    </Link>
  )
}

/** Opens the same page in the other language, because it has no header of the site. */
export function OtherLanguage() {
  const t = useText(previewText)
  const locale = useLocale()
  const other = locales.find((one) => one !== locale) ?? locale
  return (
    <Choose>
      <button name="language" value={other} className={css.language} lang={other}>
        {t.inOtherLanguage}
      </button>
    </Choose>
  )
}
