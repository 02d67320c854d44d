import { useState } from 'react'
import { textbookApi } from '#src/features/content/textbook/contract.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useText } from '#src/web/i18n.tsx'
import { Skeleton } from '#src/web/ui/skeleton.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import css from './pull.module.css'
import { pullText } from './pull-text.ts'

/** Chooses a textbook: one's own first, then published ones. */
export function TextbookChoice({ onChoose }: { onChoose: (textbookId: number) => void }) {
  const t = useText(pullText)
  const [keyword, setKeyword] = useState('')
  const own = useLoad(textbookApi.getMyTextbooks, { keyword })
  const all = useLoad(textbookApi.getList, { keyword })
  if (!own.data && !all.data && (own.loading || all.loading)) return <Skeleton height={240} />
  const mine = own.data?.items ?? []
  const others = (all.data?.items ?? []).filter(
    ({ textbookId }) => !mine.some((one) => one.textbookId === textbookId),
  )
  const books = [...mine, ...others]
  return (
    <div className={css.pull}>
      <TextField
        label={t.find}
        description={t.chooseHint}
        type="search"
        maxLength={60}
        value={keyword}
        onChange={setKeyword}
      />
      {books.length === 0 ? (
        <p className={css.muted}>{t.none}</p>
      ) : (
        <ul className={css.books} aria-label={t.choose}>
          {books.map(({ textbookId, name, author }) => (
            <li key={textbookId}>
              <button type="button" className={css.book} onClick={() => onChoose(textbookId)}>
                <strong>{name.text || t.unnamed}</strong>
                <span className={css.muted}>{author}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
