import { coursePaths } from '#src/features/learning/course/paths.ts'
import { textbookPaths } from '#src/features/content/textbook/paths.ts'
import { useText } from '#src/web/i18n.tsx'
import { EmptyResults } from '#src/web/list/results.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import css from './favourites.module.css'
import type { FavouriteAddress, FavouriteListAnswer } from './folder-filter.tsx'
import { favouriteText } from './text.ts'

/** The empty list: the reason, and the next step. */
export function NoFavourites({
  list,
  address,
}: {
  list: FavouriteListAnswer
  address: FavouriteAddress
}) {
  const t = useText(favouriteText)
  const showAll = <ButtonLink to={address.path}>{t.showAll}</ButtonLink>
  const empty = {
    title: t.none,
    text: t.noneText,
    action: (
      <div className={css.next}>
        <ButtonLink variant="primary" to={coursePaths.list('premium')}>
          {t.findCourses}
        </ButtonLink>
        <ButtonLink to={textbookPaths.home()}>{t.findTextbooks}</ButtonLink>
      </div>
    ),
  }
  const unfit = address.values.keyword
    ? { title: t.nothing, text: t.nothingText, action: showAll }
    : { picture: 'empty' as const, title: t.emptyFolder, text: t.emptyFolderText, action: showAll }
  return (
    <EmptyResults
      list={list}
      address={address}
      empty={empty}
      unfit={list.all === 0 ? { picture: 'empty', ...empty } : unfit}
    />
  )
}
