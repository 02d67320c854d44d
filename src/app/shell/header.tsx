import { isHome } from '#src/shared/page-path.ts'
import { homePaths } from '#src/features/front/home/paths.ts'
import { pick } from '#src/shared/locale.ts'
import { useLocale } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { usePagePath, useSite, useViewer } from '#src/web/root-data.ts'
import css from './header.module.css'
import { Logo } from './logo.tsx'
import { MainNav } from './main-nav.tsx'
import { RightPanel } from './right-panel.tsx'
import { SearchBar } from '#src/features/front/search/web/search-bar.tsx'

export function Header() {
  const locale = useLocale()
  const site = useSite()
  const path = usePagePath()
  // The home page brings a search of its own; a phone has no room for both.
  const searchInPage = isHome(path)
  // Before a role is chosen every link would only lead back to the choice.
  const leadsOn = useViewer()?.hasRole ?? true
  return (
    <header className={css.header} data-home={searchInPage || undefined}>
      <div className={`container ${css.inner}`}>
        <Link to={homePaths.home()} className={css.logo} aria-label={pick(site.name, locale)}>
          <Logo />
        </Link>
        {leadsOn && (
          <>
            <MainNav />
            <div className={css.search}>
              <SearchBar />
            </div>
          </>
        )}
        <RightPanel />
      </div>
    </header>
  )
}
