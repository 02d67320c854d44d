import { useDeferredValue } from 'react'
import { useLoad } from '#src/web/act/use-load.ts'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { NewWindow } from '#src/web/ui/new-window.tsx'
import { textbookApi } from '../contract.ts'
import { isIsbn, plainIsbn } from '../isbn.ts'
import css from './manage.module.css'
import { manageText } from './manage-text.ts'
import { Shown } from './shown.tsx'

/** Offers the textbooks that have an ISBN already, so that no double is made. */
export function IsbnDouble({ isbn, except }: { isbn: string; except?: number }) {
  const t = useText(manageText)
  const plain = useDeferredValue(plainIsbn(isbn))
  const input = isIsbn(plain) ? { isbn: plain, ...(except !== undefined && { except }) } : null
  const { data } = useLoad(textbookApi.findByIsbn, input)
  if (!data || data.found.length === 0) return null
  const [first] = data.found
  return (
    <div className={css.double} role="status">
      <p>{first!.isOwn ? t.found.own : t.found.other}</p>
      <ul>
        {data.found.map(({ textbookId, name, author, publisher, path }) => (
          <li key={textbookId}>
            <Link to={path} target="_blank">
              <Shown of={name} />
              <NewWindow />
            </Link>
            <span>{[author, publisher].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
      <p>{t.foundHint}</p>
    </div>
  )
}
