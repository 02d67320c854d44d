import { homePaths } from '#src/features/front/home/paths.ts'
import { searchPaths } from '#src/features/front/search/paths.ts'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { useText } from '#src/web/i18n.tsx'
import { profilePaths } from '#src/features/people/profile/paths.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { isPageBuilt } from '#src/web/built-pages.ts'
import { Link } from '#src/web/link.tsx'
import { useOffered, usePagePath } from '#src/web/root-data.ts'
import { Icon, type IconName } from '#src/web/ui/icon.tsx'
import css from './header.module.css'
import { layoutText } from './text.ts'

const items = [
  { name: 'home', path: homePaths.home(), icon: 'home' },
  { name: 'course', path: coursePaths.home('premium'), icon: 'course' },
  { name: 'mooc', path: coursePaths.home('open'), icon: 'open-course' },
  { name: 'activity', path: searchPaths.articles(), icon: 'activity' },
] as const satisfies { name: string; path: string; icon: IconName }[]

/** At a phone's lower edge too, for people signed in: their courses, and their own pages. */
const own = [
  { name: 'learning', path: studyPaths.myCourses('premium'), icon: 'check-circle' },
  { name: 'me', path: profilePaths.profile(), icon: 'user' },
] as const satisfies { name: string; path: string; icon: IconName }[]

/** The top navigation; on a phone the same list is the bar at the bottom. */
export function MainNav() {
  const t = useText(layoutText)
  const path = usePagePath()
  const isOffered = useOffered()
  return (
    <nav className={css.nav} aria-label={t.navigation}>
      <ul>
        {items
          .filter((item) => isPageBuilt(item.path))
          .map((item) => (
            <li key={item.name}>
              <Link
                to={item.path}
                className={css.navLink}
                data-active={isActive(item.path, path) || undefined}
                aria-current={path === item.path ? 'page' : undefined}
              >
                <Icon name={item.icon} size={22} />
                <span>{t[item.name]}</span>
              </Link>
            </li>
          ))}
        {own
          .filter((item) => isOffered(item.path))
          .map((item) => (
            <li key={item.name} className={css.own}>
              <Link
                to={item.name === 'me' ? `${item.path}#menu` : item.path}
                className={css.navLink}
                data-active={isOwn(item, path) || undefined}
              >
                <Icon name={item.icon} size={22} />
                <span>{t[item.name]}</span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}

/** By prefix; home only on the exact root (specification, section 2). */
const isActive = (item: string, path: string) =>
  path === item || (item !== '/' && path.startsWith(`${item}/`))

/** Learning is active on the person's courses of both kinds, the other one on all pages about the person. */
const isOwn = ({ name, path: own }: { name: string; path: string }, path: string) =>
  name === 'me'
    ? path.split('/')[1] === own.split('/')[1]
    : path === own || path === studyPaths.myCourses('open')
