import { homePaths } from '#src/features/front/home/paths.ts'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { useText } from '#src/web/i18n.tsx'
import { profilePaths } from '#src/features/people/profile/paths.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { Link } from '#src/web/link.tsx'
import { useOffered, usePagePath } from '#src/web/root-data.ts'
import { Icon, type IconName } from '#src/web/ui/icon.tsx'
import css from './header.module.css'
import { layoutText } from './text.ts'

const items = [
  { name: 'home', path: homePaths.home(), icon: 'home' },
  { name: 'course', path: coursePaths.home('premium'), icon: 'course' },
  { name: 'mooc', path: coursePaths.home('open'), icon: 'open-course' },
  // At a phone's lower edge only: the courses and the own pages of a person signed in.
  { name: 'learning', path: studyPaths.myCourses('premium'), icon: 'check-circle', own: true },
  { name: 'me', path: profilePaths.profile(), icon: 'user', own: true },
] as const satisfies { name: string; path: string; icon: IconName; own?: true }[]

/** The top navigation; on a phone the same list is the bar at the bottom. */
export function MainNav() {
  const t = useText(layoutText)
  const path = usePagePath()
  const isOffered = useOffered()
  return (
    <nav className={css.nav} aria-label={t.navigation}>
      <ul>
        {items
          .filter((item) => !('own' in item) || isOffered(item.path))
          .map((item) => (
            <li key={item.name} className={'own' in item ? css.own : undefined}>
              <Link
                to={item.name === 'me' ? `${item.path}#menu` : item.path}
                className={css.navLink}
                data-active={isActive(item, path) || undefined}
                aria-current={path === item.path ? 'page' : undefined}
                // For a phone's bar: the word that tells them apart. Read aloud it stays the full label.
                data-short={t[item.name].split(' ')[0]}
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

/**
 * By prefix; home only on the exact root (specification, section 2). Learning is active on the courses of both
 * kinds, one's own pages on all pages about the person.
 */
const isActive = ({ name, path: item }: { name: string; path: string }, path: string) => {
  if (name === 'me') return path.split('/')[1] === item.split('/')[1]
  if (path === item) return true
  return name === 'learning'
    ? path === studyPaths.myCourses('open')
    : item !== '/' && path.startsWith(`${item}/`)
}
