import { useText } from '#src/web/i18n.tsx'
import type { Run } from './compare-words.ts'
import css from './draft.module.css'
import { saveText } from './save-text.ts'

/** One side of a comparison, with what only this side has marked. */
export function MarkedWords({ runs, lang }: { runs: readonly Run[]; lang?: string }) {
  const t = useText(saveText)
  const isEmpty = runs.every(({ text }) => text === '')
  return (
    <p className={css.words} lang={isEmpty ? undefined : lang}>
      {isEmpty ? <span className={css.empty}>{t.empty}</span> : null}
      {runs.map(({ text, isOwn }, at) => {
        const key = `${at} ${text}`
        return isOwn ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
      })}
    </p>
  )
}

/** The language of a field, for spelling and reading aloud. */
export const langOf = (field: string) =>
  field.endsWith('.zh') ? 'zh-CN' : field.endsWith('.en') ? 'en' : undefined
