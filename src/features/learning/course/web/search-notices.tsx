import type { CourseKind } from '../contract.ts'
import { coursePaths } from '../paths.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import css from './search-notices.module.css'
import { courseText } from './text.ts'

/** Says that the results are for another word than the typed one. */
export function MeantNotice({ keyword, meant }: { keyword: string; meant: string }) {
  const t = useText(courseText)
  return (
    <p className={css.notice} role="status">
      {t.meantBefore(keyword)}
      <strong>{meant}</strong>
      {t.meantAfter}
    </p>
  )
}

/** Offers the courses of the other kind that match a search. */
export function OtherKind({
  kind,
  keyword,
  total,
}: {
  /** The kind of the list. */
  kind: CourseKind
  keyword: string
  total: number
}) {
  const t = useText(courseText)
  const format = useFormat()
  const other = kind === 'open' ? 'premium' : 'open'
  return (
    total > 0 && (
      <ButtonLink to={coursePaths.list(other, { keyword })}>
        {t.inOther(t[other], format.number(total))}
      </ButtonLink>
    )
  )
}
