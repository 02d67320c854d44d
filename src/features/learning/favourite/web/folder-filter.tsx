import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import type { ListAddress, NameOf } from '#src/web/list/list-address.ts'
import { type favouriteApi, noFolder } from '../contract.ts'
import css from './favourites.module.css'
import { favouriteText } from './text.ts'

export type FavouriteListAnswer = AnswerOf<typeof favouriteApi.getFavourites>
export type FavouriteAddress = ListAddress<NameOf<typeof favouriteApi.getFavourites>>

/** The folders as links with counts, in one row. */
export function FolderFilter({
  list,
  address,
}: {
  list: FavouriteListAnswer
  address: FavouriteAddress
}) {
  const t = useText(favouriteText)
  const format = useFormat()
  if (list.folders.length === 0) return null
  const chosen = address.values.folder
  const all = [
    { value: '', name: t.allFolders, found: list.inAll },
    { value: noFolder, name: t.noFolder, found: list.inNone },
    ...list.folders.map(({ folderId, name, found }) => ({ value: String(folderId), name, found })),
  ]
  return (
    <nav aria-label={t.folders} className={`fades ${css.folders}`}>
      <ul>
        {all.map(({ value, name, found }) => (
          <li key={value}>
            <Link
              prefetch="none"
              preventScrollReset
              to={address.href({ folder: value })}
              aria-current={value === (chosen ?? '') ? 'true' : undefined}
              className={css.folder}
            >
              {name} <span className={css.count}>{format.number(found)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
