import { pick } from '#src/shared/locale.ts'
import { useLocale } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { paths } from '#src/web/paths.ts'
import { useSite } from '#src/web/root-data.ts'

export function Header() {
  const locale = useLocale()
  return (
    <header className="container">
      <Link to={paths.home(locale)}>
        <img
          src={locale === 'en-US' ? '/logo-en.svg' : '/logo-zh.svg'}
          alt={pick(useSite().name, locale)}
          height={50}
        />
      </Link>
    </header>
  )
}
