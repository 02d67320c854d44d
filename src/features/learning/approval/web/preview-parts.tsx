import type { ReactNode } from 'react'
import { RichText } from '#src/features/content/editor/web/rich-text.tsx'
import { useText } from '#src/web/i18n.tsx'
import css from './course-preview.module.css'
import { coursePreviewText } from './course-preview-text.ts'

export interface Sides {
  zh: string
  en: string
}

/** A part of the course with what stands at its place. */
export function Marked({ children, mark }: { children: ReactNode; mark: ReactNode }) {
  if (!mark) return children
  return (
    <div className={css.marked}>
      <div>{children}</div>
      {mark}
    </div>
  )
}

/** A text in the language of the reader, or what is there, marked. */
export function Words({ text, language }: { text: Sides; language: 'zh' | 'en' }) {
  const t = useText(coursePreviewText)
  const own = text[language]
  if (own !== '') return own
  const other = text[language === 'zh' ? 'en' : 'zh']
  if (other === '') return <span className={css.muted}>{t.unnamed}</span>
  return (
    <span lang={language === 'zh' ? 'en' : 'zh-CN'} title={t.other}>
      {other}
    </span>
  )
}

export function Text({ text, language }: { text: Sides; language: 'zh' | 'en' }) {
  const t = useText(coursePreviewText)
  const own = text[language]
  const html = own || text[language === 'zh' ? 'en' : 'zh']
  if (html === '') return <p className={css.muted}>{t.empty}</p>
  return (
    <>
      {own === '' && <p className={css.other}>{t.other}</p>}
      <div className="prose">
        <RichText html={html} />
      </div>
    </>
  )
}
