import type { ReactNode } from 'react'
import { useText } from '#src/web/i18n.tsx'
import css from './question.module.css'
import { questionText } from './question-text.ts'

/** Says that a question is missing in the reader's language, and has it read aloud in its own. */
export function OtherLanguage({
  language,
  children,
}: {
  language: 'zh' | 'en' | null
  children: ReactNode
}) {
  const t = useText(questionText)
  if (!language) return children
  return (
    <>
      <p className={css.hint}>{language === 'zh' ? t.onlyChinese : t.onlyEnglish}</p>
      <div lang={language === 'zh' ? 'zh-CN' : 'en'}>{children}</div>
    </>
  )
}
